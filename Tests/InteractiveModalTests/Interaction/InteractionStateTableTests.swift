import Foundation
import Testing

@testable import InteractiveModal

@Suite("The table of states and events")
struct InteractionStateTableTests {
  @Test("every state handles every event as the table says", arguments: ModalHappening.all)
  func answer(to happening: ModalHappening) {
    for situation in ModalSituation.allCases {
      let before = situation.make()
      #expect(ModalSituation(before) == situation)
      var interaction = before
      let effect = interaction.handle(happening.event, at: happening.time)
      let outcome = happening.outcomes[situation]
      let other: InteractionEffect? = happening.waiting.contains(situation) ? .wait : nil
      #expect(effect == outcome?.entrance ?? other, "\(situation)")
      #expect(ModalSituation(interaction) == outcome ?? situation, "\(situation)")
      if outcome == nil {
        #expect((interaction != before) == happening.moving.contains(situation), "\(situation)")
      }
      guard case .arrive(let stop)? = effect else { continue }
      #expect(interaction.progress == (stop == .presented ? 1 : 0) && interaction.velocity == 0)
      #expect(interaction.stopIfReleased == stop)
    }
  }

  @Test(
    "an update has the phase, the progress and the velocity, and tells whether a release would close",
    arguments: [
      (.presented, .resting(.presented), false), (.gone, .resting(.dismissed), true),
      (.caughtComing, .held, false), (.caughtGoing, .held, true), (.dragged, .held, false),
      (.refused, .held, false), (.coming, .settling(.presented), false),
      (.going, .settling(.dismissed), true),
    ] as [(ModalSituation, ModalUpdate.Phase, Bool)])
  func update(in situation: ModalSituation, is phase: ModalUpdate.Phase, wouldDismiss: Bool) {
    let interaction = situation.make()
    let expected = ModalUpdate(
      phase: phase, progress: interaction.progress, velocity: interaction.velocity,
      wouldDismiss: wouldDismiss,
      visibleLength: max(min(interaction.progress, 1), 0) * interaction.travel)
    #expect(ModalUpdate(interaction) == expected)
    #expect(interaction.stopIfReleased == (wouldDismiss ? .dismissed : .presented))
  }

  @Test(
    "a release leads to the stop that was told, and never closes a modal that may not close",
    arguments: [-400, -40, 0, 200, 390, 410, 700, 4000] as [CGFloat],
    [-2000, -90, 0, 90, 700, 900, 1500, 4000, 1e6] as [CGFloat])
  func promise(points: CGFloat, velocity: CGFloat) {
    for permission in [DragState.Permission.granted, .refused] {
      let held = ModalSituation.presented.make()
        .after(.began(permission), .moved(by: points, velocity: velocity))
      let (released, stop) = (held.after(.released(velocity: velocity), at: 20), held.stopIfReleased)
      #expect(ModalUpdate.Phase(released.phase) == .settling(stop))
      #expect(ModalUpdate(held).wouldDismiss == (stop == .dismissed))
      #expect(permission == .granted || stop == .presented)
    }
  }
}
