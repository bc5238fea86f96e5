import InteractiveModal
import TestWorld
import Testing
import UIKit

@MainActor @Suite("Content that answers each question for its height differently", .ownWorld)
struct RestlessContentTests {
  /// Needs 300 points, and a little more or less each second time.
  private final class Content: UIView {
    var change: CGFloat = 0
    private var questions = 0

    override func sizeThatFits(_ size: CGSize) -> CGSize {
      questions += 1
      return CGSize(width: size.width, height: 300 + (questions.isMultiple(of: 3) ? change : 0))
    }
  }

  @Test(
    "its card on another card goes from height to height, is caught and comes to rest",
    arguments: [-3e-14, 3e-14, 0.1, 40, -40], ModalEdge.allCases)
  func settles(change: CGFloat, edge: ModalEdge) {
    let simulator = Simulator()
    let root = UIViewController()
    simulator.launch(root: root)
    let (below, modal, content) = (UIViewController(), UIViewController(), Content())
    content.change = change
    modal.view = content
    var configuration = ModalConfiguration.mail
    (configuration.edge, configuration.detents) = (edge, [.fitContent, .medium, .large])
    root.present(below, as: .mail)
    simulator.clock.runUntilIdle()
    below.present(modal, as: configuration)
    simulator.clock.runUntilIdle()
    let finger = simulator.makeFinger()
    for detent in [ModalDetent.Identifier.medium, .fitContent, .large, .medium] {
      modal.selectModalDetent(detent)
      simulator.clock.advance(by: 0.1)
      finger.down(at: CGPoint(x: content.seen.midX, y: content.seen.midY))
      simulator.clock.advance(by: 0.1)
      finger.up()
      simulator.clock.runUntilIdle()
    }
    #expect(modal.selectedModalDetent == .medium)
  }
}
