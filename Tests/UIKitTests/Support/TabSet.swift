import UIKit

@testable import UIKit

/// A tab bar controller with three tabs, the first one selected, a delegate that vends stubs, and one journal of it all.
@MainActor final class TabSet {
  let journal = Journal()
  let tabs: [JournalController]
  let controller: UITabBarController
  let delegate: StubTabDelegate
  let desk: ViewDesk

  init(animates: Bool = false, interacts: Bool = false) {
    let journal = journal
    desk = ViewDesk()
    controller = UITabBarController()
    tabs = ["inbox", "folders", "settings"].map { JournalController($0, journal) }
    for tab in tabs { tab.title = tab.name }
    delegate = StubTabDelegate(journal)
    (delegate.animates, delegate.interacts) = (animates, interacts)
    controller.viewControllers = tabs
    controller.delegate = delegate
    desk.simulator.window?.rootViewController = controller
    desk.simulator.settleLayout()
    _ = journal.read()
  }

  var bar: UITabBar { controller.tabBar }
  var animator: StubAnimator { delegate.animator }
  var complaints: [String] { desk.simulator.complaints }
  var content: UIView? { (controller.view as? BarredView)?.content }

  func button(_ index: Int) -> UIView? { bar.view(identified: tabs[index].name) }

  func tap(_ index: Int) {
    if let button = button(index) { desk.tap(button) }
    desk.clock.runTurns()
  }

  func select(_ index: Int) {
    controller.selectedIndex = index
    desk.clock.runTurns()
  }

  func finish() {
    if delegate.interacts { delegate.interaction.finish() } else { animator.complete() }
    desk.clock.runTurns()
  }

  func cancel() {
    animator.context?.cancelInteractiveTransition()
    animator.complete(false)
    desk.clock.runTurns()
  }

  /// The journal without what containment and loading add.
  func story() -> [String] {
    journal.read().filter { entry in
      !["didLoad", "isAppearing", "willMove", "didMove", "willTransition"].contains { entry.contains($0) }
    }
  }
}
