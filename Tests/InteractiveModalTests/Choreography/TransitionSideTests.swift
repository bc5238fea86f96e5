import Testing
import UIKit

@testable import InteractiveModal
@testable import InteractiveTransitions

@MainActor @Suite("A screen of a transition") struct TransitionSideTests {
  /// A controller that names staggered items, and may contain others.
  private final class Items: UIViewController, StaggeredItemsProvider {
    func staggeredItems(for operation: TransitionOperation) -> [UIView] { [] }
  }

  private func innermost(_ controller: UIViewController) -> UIViewController {
    TransitionSide(controller: controller, view: UIView()).innermostController
  }

  /// Makes controllers children, and shows the views of some of them.
  private func contain(_ children: [UIViewController], shown: [Bool], in parent: UIViewController) {
    for (child, isShown) in zip(children, shown) {
      parent.addChild(child)
      if isShown { parent.view.addSubview(child.view) }
    }
  }

  @Test(
    "a controller without children is the innermost itself; the top page and the selected tab are further in")
  func containers() {
    let pages = (0..<3).map { _ in UIViewController() }
    #expect(innermost(pages[0]) === pages[0])
    let navigation = UINavigationController(rootViewController: pages[0])
    navigation.pushViewController(pages[1], animated: false)
    #expect(innermost(navigation) === pages[1])
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation, pages[2]]
    tabs.selectedIndex = 0
    #expect(innermost(tabs) === pages[1])
    tabs.selectedIndex = 1
    #expect(innermost(tabs) === pages[2])
    let parent = UIViewController()
    contain([tabs], shown: [true], in: parent)
    #expect(innermost(parent) === pages[2])
  }

  @Test(
    "of several children it is the last whose view is visible",
    arguments: [
      ([true, true, true], [false, false, false], 2), ([true, true, false], [false, false, false], 1),
      ([true, true, true], [false, true, true], 0), ([true, true, true], [false, false, true], 1),
      ([false, false, false], [false, false, false], nil),
      ([true, false, false], [true, false, false], nil),
    ] as [([Bool], [Bool], Int?)])
  func children(shown: [Bool], hidden: [Bool], innermost index: Int?) {
    let (parent, pages) = (UIViewController(), (0..<3).map { _ in UIViewController() })
    parent.loadViewIfNeeded()
    contain(pages, shown: shown, in: parent)
    for (page, isHidden) in zip(pages, hidden) where isHidden { page.view.isHidden = true }
    #expect(innermost(parent) === (index.map { pages[$0] } ?? parent))
  }

  @Test(
    "before the view of a container is loaded, each of its children counts as visible, and none is loaded")
  func unloaded() {
    let (parent, pages) = (UIViewController(), (0..<2).map { _ in UIViewController() })
    pages.forEach(parent.addChild)
    #expect(innermost(parent) === pages[1])
    #expect(([parent] + pages).allSatisfy { !$0.isViewLoaded })
    parent.loadViewIfNeeded()
    #expect(innermost(parent) === parent && pages.allSatisfy { !$0.isViewLoaded })
  }

  @Test("the outermost provider of items answers, or else the first among the visible children")
  func items() {
    let (parent, plain, inner) = (UIViewController(), UIViewController(), [Items(), Items(), Items()])
    contain([inner[0], plain, inner[2]], shown: [false, true, true], in: parent)
    contain([inner[1]], shown: [true], in: plain)
    #expect(parent.staggeredItemsProvider === inner[1])
    plain.view.removeFromSuperview()
    #expect(parent.staggeredItemsProvider === inner[2])
    inner[2].view.removeFromSuperview()
    #expect(parent.staggeredItemsProvider == nil && UIViewController().staggeredItemsProvider == nil)
    contain([Items()], shown: [true], in: inner[0])
    #expect(inner[0].staggeredItemsProvider === inner[0])
  }
}
