import Foundation

/// Animates a transition (F87).
@MainActor public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
  /// The animator of a transition that can be held and moved, the same for all of it (F88). Asked for after
  /// `animateTransition(using:)`. On Apple's platforms it is optional, as is what comes after it.
  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  /// Stands for none: nobody but UIKit asks.
  public func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating { NoAnimator.mark }

  /// What it vends, if anything.
  func vendedAnimator(
    using context: any UIViewControllerContextTransitioning
  ) -> (any UIViewImplicitlyAnimating)? {
    let animator = interruptibleAnimator(using: context)
    return animator === NoAnimator.mark ? nil : animator
  }

  public func animationEnded(_ transitionCompleted: Bool) {}
}
