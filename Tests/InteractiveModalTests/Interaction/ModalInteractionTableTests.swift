import Foundation
import Testing

@testable import InteractiveModal

@Suite("The table of states and events")
struct ModalInteractionTableTests {
  @Test("every state handles every event as the table says", arguments: ModalHappening.allCases)
  func answer(to happening: ModalHappening) {
    let outcomes = happening.outcomes
    #expect(outcomes.count == ModalSituation.allCases.count)
    for (situation, outcome) in zip(ModalSituation.allCases, outcomes) {
      let before = situation.make()
      var interaction = before
      let effect = interaction.handle(happening.event)
      #expect(effect == outcome?.entrance ?? happening.effect(on: situation), "\(situation)")
      #expect(ModalSituation(interaction) == outcome ?? situation, "\(situation)")
      if outcome == nil {
        #expect((interaction != before) == happening.moves(situation), "\(situation)")
      }
    }
  }

  /// A row that does not match its name would leave the table green.
  @Test("the table's rows and columns match their names")
  func namesAreTrue() {
    for happening in ModalHappening.allCases {
      #expect(ModalHappening(happening.event) == happening)
    }
    for situation in ModalSituation.allCases {
      #expect(ModalSituation(situation.make()) == situation)
    }
  }

  @Test("a modal begins closed, at rest")
  func beginning() {
    let interaction = InteractionState(motion: MotionParameters(ModalConfiguration.mail.motion))
    #expect(interaction.phase == .resting(.dismissed))
    #expect(interaction.progress == 0)
    #expect(interaction.velocity == 0)
    #expect(interaction.travel == 1)
    #expect(interaction.stopIfReleased == .dismissed)
  }

  @Test(
    "a modal at a stop has exactly the progress of the stop",
    arguments: ModalSituation.allCases, [TransitionStop.presented, .dismissed])
  func placed(from situation: ModalSituation, at stop: TransitionStop) {
    let interaction = situation.make().after(.placed(stop))
    #expect(interaction.progress == (stop == .presented ? 1 : 0))
    #expect(interaction.velocity == 0)
    #expect(interaction.stopIfReleased == stop)
  }

  @Test(
    "every state tells the stop to which a release would lead",
    arguments: [
      (.presented, .presented), (.gone, .dismissed), (.caughtComing, .presented), (.caughtGoing, .dismissed),
      (.dragged, .presented), (.refused, .presented), (.coming, .presented), (.going, .dismissed),
    ] as [(ModalSituation, TransitionStop)])
  func stopIfReleased(in situation: ModalSituation, is stop: TransitionStop) {
    #expect(situation.make().stopIfReleased == stop)
  }

  @Test(
    "a release leads to the stop that was told",
    arguments: [-400, -40, 0, 200, 390, 410, 700] as [CGFloat],
    [-2000, -90, 0, 90, 700, 900, 1500, 4000] as [CGFloat])
  func promise(points: CGFloat, velocity: CGFloat) {
    for permission in [DragState.Permission.granted, .refused] {
      let held = ModalSituation.presented.make()
        .after(.began(permission), .moved(by: points, velocity: velocity))
      let released = held.after(.released(velocity: velocity, at: 20))
      #expect(ModalUpdate.Phase(released.phase) == .settling(held.stopIfReleased))
    }
  }

  @Test(
    "a modal that may not close never closes, however far and fast the finger moves",
    arguments: [0, 3000, 1e6] as [CGFloat])
  func refused(velocity: CGFloat) {
    var interaction = ModalSituation.refused.make()
    _ = interaction.handle(.moved(by: 4000, velocity: velocity))
    #expect(interaction.stopIfReleased == .presented)
    #expect(interaction.handle(.released(velocity: velocity, at: 20)) == .settle(.presented))
  }
}
