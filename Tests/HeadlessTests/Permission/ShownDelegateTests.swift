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
    dragAway(UINavigationController(rootViewController: page), from: root, simulator)
    #expect(page.questions == 1)
    #expect((root.presentedViewController == nil) == isGranted)
  }

  @Test("a page that is modal in presentation stays, in whatever it is shown", arguments: [true, false])
  func locked(isLocked: Bool) {
    let simulator = Simulator()
    let (root, page) = (UIViewController(), UIViewController())
    page.isModalInPresentation = isLocked
    let tabs = UITabBarController()
    tabs.viewControllers = [UINavigationController(rootViewController: page)]
    dragAway(tabs, from: root, simulator)
    #expect((root.presentedViewController != nil) == isLocked)
  }

  private func dragAway(_ modal: UIViewController, from root: UIViewController, _ simulator: Simulator) {
    simulator.launch(root: root)
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
  }
}
