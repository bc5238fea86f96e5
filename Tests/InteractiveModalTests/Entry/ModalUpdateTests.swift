import Foundation
import Testing

@testable import InteractiveModal

@Suite("What an app is told of a modal")
struct ModalUpdateTests {
  @Test(
    "the phase tells who moves the modal, and the answer where it would go",
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

  @Test("place and speed are the modal's own", arguments: ModalSituation.allCases)
  func figures(in situation: ModalSituation) {
    let interaction = situation.make()
    let update = ModalUpdate(interaction)
    #expect(update.fraction == interaction.fraction)
    #expect(update.velocity == interaction.velocity)
  }

  @Test(
    "a held modal would leave where a release would send it",
    arguments: [(0, false), (170, true), (-400, false)] as [(CGFloat, Bool)])
  func held(points: CGFloat, wouldDismiss: Bool) {
    let held = ModalSituation.dragged.make().after(.moved(by: points, velocity: 0))
    #expect(ModalUpdate(held).wouldDismiss == wouldDismiss)
  }
}
