import UIKit

@testable import UIKit

/// A navigation controller with some pages, whose delegate vends stubs, and one journal of it all.
@MainActor final class Trail {
  let journal = Journal()
  let pages: [JournalController]
  let navigation: UINavigationController
  let delegate: StubNavigationDelegate
  let desk: ViewDesk

  /// - Parameter depth: How many of the three pages are on the stack.
  init(depth: Int = 1, interacts: Bool = false) {
    let journal = journal
    desk = ViewDesk()
    navigation = UINavigationController()
    pages = ["first", "second", "third"].map { JournalController($0, journal) }
    delegate = StubNavigationDelegate(journal)
    delegate.interacts = interacts
    for page in pages { page.title = page.name }
    navigation.viewControllers = Array(pages.prefix(depth))
    desk.simulator.window?.rootViewController = navigation
    navigation.delegate = delegate
    desk.simulator.settleLayout()
    _ = journal.read()
  }

  var animator: StubAnimator { delegate.animator }
  var simulator: Simulator { desk.simulator }
  var complaints: [String] { simulator.complaints }
  var content: UIView? { (navigation.view as? BarredView)?.content }
  /// The titles of the stack, and of the bar's topmost item.
  var stack: [String] { navigation.viewControllers.compactMap(\.title) }
  var barTitle: String? { navigation.navigationBar.topItem?.title }

  func push(_ index: Int = 1) {
    navigation.pushViewController(pages[index], animated: true)
    desk.clock.runTurns()
  }

  func pop() {
    navigation.popViewController(animated: true)
    desk.clock.runTurns()
  }

  /// Ends what is under way, and lets what comes of it begin.
  func finish() {
    if delegate.interacts { delegate.interaction.finish() } else { animator.complete() }
    desk.clock.runTurns()
  }

  func cancel() {
    animator.context?.cancelInteractiveTransition()
    animator.complete(false)
    desk.clock.runTurns()
  }

  func settle() {
    desk.clock.runUntilIdle()
    simulator.settleLayout()
  }

  /// The journal without what containment and loading add.
  func story() -> [String] {
    journal.read().filter { entry in
      !["didLoad", "isAppearing", "willMove", "didMove", "willTransition"].contains { entry.contains($0) }
    }
  }
}
