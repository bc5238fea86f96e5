import UIKit

/// A tab bar controller's delegate that writes down what it hears and is asked, and vends what a test gives it.
final class StubTabDelegate: NSObject, UITabBarControllerDelegate {
  private let journal: Journal
  let animator: StubAnimator
  private(set) lazy var interaction = StubInteraction(animator, journal)
  var animates = false
  var interacts = false
  var allows = true

  @MainActor init(_ journal: Journal) {
    self.journal = journal
    animator = StubAnimator(journal)
  }

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
