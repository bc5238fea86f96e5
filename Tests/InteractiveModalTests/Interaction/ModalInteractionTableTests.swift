import Foundation
import Testing

@testable import InteractiveModal

@Suite("What a modal answers to what happens")
struct ModalInteractionTableTests {
  @Test("every state answers every event as the table says", arguments: ModalHappening.allCases)
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

  /// A row that does not hold what its name says would leave the table green.
  @Test("the table's rows and columns are what they are called")
  func namesAreTrue() {
    for happening in ModalHappening.allCases {
      #expect(ModalHappening(happening.event) == happening)
    }
    for situation in ModalSituation.allCases {
      #expect(ModalSituation(situation.make()) == situation)
    }
  }

  @Test("a modal begins gone, at rest")
  func beginning() {
    let interaction = InteractionState(motion: MotionParameters(ModalConfiguration.mail.motion))
    #expect(interaction.state == .resting(.dismissed))
    #expect(interaction.fraction == 1)
    #expect(interaction.velocity == 0)
    #expect(interaction.travel == 1)
    #expect(interaction.stopIfReleased == .dismissed)
  }

  @Test(
    "what stands at a stop stands there exactly",
    arguments: ModalSituation.allCases, [TransitionStop.presented, .dismissed])
  func placed(from situation: ModalSituation, at stop: TransitionStop) {
    let interaction = situation.make().after(.placed(stop))
    #expect(interaction.fraction == (stop == .presented ? 0 : 1))
    #expect(interaction.velocity == 0)
    #expect(interaction.stopIfReleased == stop)
  }

  @Test(
    "what it would do if it were let go is told at any time",
    arguments: [
      (.presented, .presented), (.gone, .dismissed), (.caughtComing, .presented), (.caughtGoing, .dismissed),
      (.dragged, .presented), (.refused, .presented), (.coming, .presented), (.going, .dismissed),
    ] as [(ModalSituation, TransitionStop)])
  func stopIfReleased(in situation: ModalSituation, is stop: TransitionStop) {
    #expect(situation.make().stopIfReleased == stop)
  }

  @Test(
    "what it says that a release would do, a release does",
    arguments: [-400, -40, 0, 200, 390, 410, 700] as [CGFloat],
    [-2000, -90, 0, 90, 700, 900, 1500, 4000] as [CGFloat])
  func promise(points: CGFloat, velocity: CGFloat) {
    for resistance in [DragState.Permission.granted, .refused] {
      let held = ModalSituation.presented.make()
        .after(.began(resistance), .moved(by: points, velocity: velocity))
      let released = held.after(.released(velocity: velocity, at: 20))
      #expect(ModalUpdate.Phase(released.state) == .settling(held.stopIfReleased))
    }
  }

  @Test(
    "a refused modal never leaves, however far and fast the finger goes",
    arguments: [0, 3000, 1e6] as [CGFloat])
  func refused(velocity: CGFloat) {
    var interaction = ModalSituation.refused.make()
    _ = interaction.handle(.moved(by: 4000, velocity: velocity))
    #expect(interaction.stopIfReleased == .presented)
    #expect(interaction.handle(.released(velocity: velocity, at: 20)) == .settle(.presented))
  }
}
