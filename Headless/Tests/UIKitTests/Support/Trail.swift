@testable import UIKit

/// A navigation controller with some of three pages, a stub delegate, and one journal for all.
@MainActor final class Trail: StubContainer {
  let journal = Journal()
  let pages: [JournalController]
  let navigation: UINavigationController
  let delegate: StubNavigationDelegate
  let stage: Stage

  /// - Parameter depth: The number of pages on the stack.
  init(depth: Int = 1, interacts: Bool = false, systemVersion: Int = 18) {
    let journal = journal
    stage = Stage()
    stage.simulator.systemVersion = systemVersion
    navigation = UINavigationController()
    pages = ["first", "second", "third"].map { JournalController($0, journal) }
    delegate = StubNavigationDelegate(journal)
    delegate.interacts = interacts
    for page in pages { page.title = page.name }
    navigation.viewControllers = Array(pages.prefix(depth))
    stage.simulator.window?.rootViewController = navigation
    navigation.delegate = delegate
    stage.simulator.settleLayout()
    _ = journal.read()
  }

  var simulator: Simulator { stage.simulator }
  var content: UIView? { (navigation.view as? BarredView)?.content }
  /// The titles of the stack's pages.
  var stack: [String] { navigation.viewControllers.compactMap(\.title) }
  var barTitle: String? { navigation.navigationBar.topItem?.title }

  func push(_ index: Int = 1) {
    navigation.pushViewController(pages[index], animated: true)
    stage.clock.runTurns()
  }

  func pop() {
    navigation.popViewController(animated: true)
    stage.clock.runTurns()
  }

  func settle() {
    stage.clock.runUntilIdle()
    simulator.settleLayout()
  }
}

/// A navigation controller's delegate that notes which pages are shown.
@MainActor protocol PageListener: UINavigationControllerDelegate {
  var journal: Journal { get }
}

extension PageListener {
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) { journal.note("will show \(viewController.title ?? "")") }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) { journal.note("did show \(viewController.title ?? "")") }
}

/// A navigation controller's delegate that records its calls and vends stubs.
final class StubNavigationDelegate: StubContainerDelegate, PageListener {
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    journal.note("\(operation) from \(fromVC.title ?? "") to \(toVC.title ?? "")?")
    return animates ? animator : nil
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    journal.note("interaction?")
    return interacts ? interaction : nil
  }
}
