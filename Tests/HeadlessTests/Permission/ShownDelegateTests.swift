import TestWorld
import Testing
import UIKit

@testable import InteractiveModal

@MainActor @Suite("A modal whose page is the delegate", .ownWorld) struct ShownDelegateTests {
  private final class Page: UIViewController, ModalDelegate {
    var permission = ModalPermission.refused
    private(set) var questions = 0

    func modalPermission(toDismiss modal: UIViewController) -> ModalPermission {
      questions += 1
      return permission
    }
  }

  @Test(
    "the page of a presented navigation controller decides if the app sets no delegate",
    arguments: [true, false])
  func page(isGranted: Bool) {
    let page = Page()
    page.permission = isGranted ? .granted : .refused
    #expect(stays(UINavigationController(rootViewController: page)) != isGranted)
    #expect(page.questions == 1)
  }

  @Test("a page that is modal in presentation stays, in whatever it is shown", arguments: [true, false])
  func locked(isLocked: Bool) {
    let (page, tabs) = (UIViewController(), UITabBarController())
    page.isModalInPresentation = isLocked
    tabs.viewControllers = [UINavigationController(rootViewController: page)]
    #expect(stays(tabs) == isLocked)
  }

  /// Presents a modal, and returns whether it stays when a finger drags it away.
  private func stays(_ modal: UIViewController) -> Bool {
    let desk = GuideDesk(root: UIViewController())
    desk.root.present(modal, as: .mail)
    desk.settle().drag(from: CGPoint(x: 200, y: 150), down: 600)
    return desk.root.presentedViewController != nil
  }
}
