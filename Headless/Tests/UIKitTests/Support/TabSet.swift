@testable import UIKit

/// A tab bar controller with three tabs, a stub delegate, and one journal for all.
@MainActor final class TabSet: StubContainer {
  let journal = Journal()
  let tabs: [JournalController]
  let controller: UITabBarController
  let delegate: StubTabDelegate
  let stage: Stage

  init(animates: Bool = false, interacts: Bool = false) {
    let journal = journal
    stage = Stage()
    controller = UITabBarController()
    tabs = ["inbox", "folders", "settings"].map { JournalController($0, journal) }
    for tab in tabs { tab.title = tab.name }
    delegate = StubTabDelegate(journal)
    (delegate.animates, delegate.interacts) = (animates, interacts)
    controller.viewControllers = tabs
    controller.delegate = delegate
    stage.simulator.window?.rootViewController = controller
    stage.simulator.settleLayout()
    _ = journal.read()
  }

  var bar: UITabBar { controller.tabBar }
  var content: UIView? { (controller.view as? BarredView)?.content }

  func button(_ index: Int) -> UIView? { bar.view(identified: tabs[index].name) }

  func tap(_ index: Int) {
    if let button = button(index) { stage.tap(button) }
    stage.clock.runTurns()
  }

  func select(_ index: Int) {
    controller.selectedIndex = index
    stage.clock.runTurns()
  }
}

/// A tab bar controller's delegate that records its calls and vends stubs.
final class StubTabDelegate: StubContainerDelegate, UITabBarControllerDelegate {
  var allows = true

  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    journal.note("should select \(viewController.title ?? "")?")
    return allows
  }

  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
    journal.note("did select \(viewController.title ?? "")")
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    journal.note("from \(fromVC.title ?? "") to \(toVC.title ?? "")?")
    return animates ? animator : nil
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    journal.note("interaction?")
    return interacts ? interaction : nil
  }
}
