import UIKit

/// A navigation controller's delegate that writes down what it hears and is asked, and vends what a test gives it.
final class StubNavigationDelegate: NSObject, UINavigationControllerDelegate {
  private let journal: Journal
  let animator: StubAnimator
  private(set) lazy var interaction = StubInteraction(animator, journal)
  var animates = true
  var interacts = false

  @MainActor init(_ journal: Journal) {
    self.journal = journal
    animator = StubAnimator(journal)
  }

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) { journal.note("will show \(viewController.title ?? "")") }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) { journal.note("did show \(viewController.title ?? "")") }

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
