import TestWorld
import Testing
import UIKit

@testable import InteractiveModal

@MainActor @Suite("A modal whose page is the delegate", .ownWorld) struct ShownDelegateTests {
  private final class Page: UIViewController, ModalTransitionDelegate {
    var permission = ModalPermission.refused
    private(set) var questions = 0

    func modalTransition(
      _ transition: ModalTransition, permissionToDismiss modal: UIViewController
    ) -> ModalPermission {
      questions += 1
      return permission
    }
  }

  @Test(
    "the page of a presented navigation controller decides if the app sets no delegate",
    arguments: [true, false])
  func page(isGranted: Bool) {
    let simulator = Simulator()
    let (root, page) = (UIViewController(), Page())
    page.permission = isGranted ? .granted : .refused
    simulator.launch(root: root)
    let modal = UINavigationController(rootViewController: page)
    root.present(modal, as: .mail)
    simulator.clock.runUntilIdle()
    let finger = simulator.makeFinger()
    finger.down(at: CGPoint(x: 200, y: 150))
    for step in 1...30 {
      simulator.clock.advance(by: 1 / 60)
      finger.move(to: CGPoint(x: 200, y: 150 + CGFloat(step) * 20))
    }
    finger.up()
    simulator.clock.runUntilIdle()
    #expect(page.questions == 1)
    #expect((root.presentedViewController == nil) == isGranted)
  }
}
