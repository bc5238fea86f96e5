import Foundation
import Testing

@testable import InteractiveModal

@Suite("The updates of a modal")
struct ModalUpdateTests {
  @Test(
    "an update tells the phase, and whether the modal would close",
    arguments: [
      (.presented, .resting(.presented), false), (.gone, .resting(.dismissed), true),
      (.caughtComing, .held, false), (.caughtGoing, .held, true), (.dragged, .held, false),
      (.refused, .held, false), (.coming, .settling(.presented), false),
      (.going, .settling(.dismissed), true),
    ] as [(ModalSituation, ModalUpdate.Phase, Bool)])
  func phase(in situation: ModalSituation, is phase: ModalUpdate.Phase, wouldDismiss: Bool) {
    let update = ModalUpdate(situation.make())
    #expect(update.phase == phase)
    #expect(update.wouldDismiss == wouldDismiss)
  }

  @Test("an update tells progress and velocity", arguments: ModalSituation.allCases)
  func values(in situation: ModalSituation) {
    let interaction = situation.make()
    let update = ModalUpdate(interaction)
    #expect(update.progress == interaction.progress)
    #expect(update.velocity == interaction.velocity)
  }

  @Test(
    "a held modal would close if a release would close it",
    arguments: [(0, false), (170, true), (-400, false)] as [(CGFloat, Bool)])
  func held(points: CGFloat, wouldDismiss: Bool) {
    let held = ModalSituation.dragged.make().after(.moved(by: points, velocity: 0))
    #expect(ModalUpdate(held).wouldDismiss == wouldDismiss)
  }
}
