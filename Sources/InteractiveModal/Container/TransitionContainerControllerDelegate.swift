import UIKit

/// Is asked and told what a container selects, and may animate it. All of it is optional.
@MainActor public protocol TransitionContainerControllerDelegate: AnyObject {
  /// Asks whether the user may select a child, by its button or with a finger. Code is not asked about; yes by default.
  func transitionContainerController(
    _ container: TransitionContainerController, shouldSelect viewController: UIViewController
  ) -> Bool

  /// Tells that another child is shown, whoever has selected it: after the transition, once it stands.
  ///
  /// Of one that was called off, nothing is told.
  func transitionContainerController(
    _ container: TransitionContainerController, didSelect viewController: UIViewController)

  /// Asks what runs the transition from one child to another; `nil`, the default, is the container's own choreography.
  ///
  /// Any animator will do that keeps to UIKit's protocol. One that vends an interruptible animator is drawn by the finger;
  /// another runs by itself, also where a finger has begun it.
  func transitionContainerController(
    _ container: TransitionContainerController, styleForTransitionFrom fromViewController: UIViewController,
    to toViewController: UIViewController
  ) -> TransitionStyle?

  /// Asks what drives an animator of the delegate's in place of the finger; `nil` by default, and then it runs by itself.
  ///
  /// UIKit's percent-driven class does not work outside UIKit's own controllers. One that comes is told of in
  /// ``TransitionReport``, and not used.
  func transitionContainerController(
    _ container: TransitionContainerController,
    interactionControllerFor animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
}

extension TransitionContainerControllerDelegate {
  /// Yes.
  public func transitionContainerController(
    _ container: TransitionContainerController, shouldSelect viewController: UIViewController
  ) -> Bool { true }

  /// Does nothing.
  public func transitionContainerController(
    _ container: TransitionContainerController, didSelect viewController: UIViewController
  ) {}

  /// The container's own choreography.
  public func transitionContainerController(
    _ container: TransitionContainerController, styleForTransitionFrom fromViewController: UIViewController,
    to toViewController: UIViewController
  ) -> TransitionStyle? { nil }

  /// Nothing does.
  public func transitionContainerController(
    _ container: TransitionContainerController,
    interactionControllerFor animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
}
