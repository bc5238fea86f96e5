import UIKit

/// Decides what a container selects and how its transitions run. All methods are optional.
@MainActor public protocol TransitionContainerControllerDelegate: AnyObject {
  /// Returns whether the user may select a child with its button or a swipe; true by default. The
  /// container does not ask about a selection in code.
  func transitionContainerController(
    _ container: TransitionContainerController, shouldSelect viewController: UIViewController
  ) -> Bool

  /// The container has selected another child, for the user or for code; a transition is over.
  ///
  /// The container does not call it for a cancelled transition.
  func transitionContainerController(
    _ container: TransitionContainerController, didSelect viewController: UIViewController)

  /// Returns the style of the transition from one child to another; `nil`, the default, for the
  /// container's own choreography.
  ///
  /// Any animator works that follows UIKit's protocol. It runs by itself, also if a swipe begins it.
  func transitionContainerController(
    _ container: TransitionContainerController, styleForTransitionFrom fromViewController: UIViewController,
    to toViewController: UIViewController
  ) -> TransitionStyle?

  /// Returns an object that drives an animator of the delegate; `nil`, the
  /// default, lets the animator run by itself.
  ///
  /// UIKit's percent-driven class works only in UIKit's own controllers. The container does not
  /// use such an object, and `TransitionReport` tells of it.
  func transitionContainerController(
    _ container: TransitionContainerController,
    interactionControllerFor animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
}

extension TransitionContainerControllerDelegate {
  /// Returns true.
  public func transitionContainerController(
    _ container: TransitionContainerController, shouldSelect viewController: UIViewController
  ) -> Bool { true }

  /// Does nothing.
  public func transitionContainerController(
    _ container: TransitionContainerController, didSelect viewController: UIViewController
  ) {}

  /// Returns `nil`.
  public func transitionContainerController(
    _ container: TransitionContainerController, styleForTransitionFrom fromViewController: UIViewController,
    to toViewController: UIViewController
  ) -> TransitionStyle? { nil }

  /// Returns `nil`.
  public func transitionContainerController(
    _ container: TransitionContainerController,
    interactionControllerFor animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
}
