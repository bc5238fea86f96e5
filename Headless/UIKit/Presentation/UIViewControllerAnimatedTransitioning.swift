import Foundation

/// Animates a transition (F87).
@MainActor public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
  /// Returns the same animator for the whole transition, after `animateTransition(using:)` (F88).
  /// It and `animationEnded(_:)` are optional on a device.
  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  /// Means that there is none; only UIKit calls it.
  public func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating { NoAnimator.mark }

  /// The interruptible animator; `nil` without one.
  func vendedAnimator(
    using context: any UIViewControllerContextTransitioning
  ) -> (any UIViewImplicitlyAnimating)? {
    let animator = interruptibleAnimator(using: context)
    return animator === NoAnimator.mark ? nil : animator
  }

  public func animationEnded(_ transitionCompleted: Bool) {}
}

/// Stands for a missing interruptible animator; on a device the method does not exist then (F87).
final class NoAnimator: UIViewPropertyAnimator {
  static let mark = NoAnimator()
}

/// Drives a transition (F86).
@MainActor public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
  var wantsInteractiveStart: Bool { get }
  var completionCurve: UIView.AnimationCurve { get }
}

extension UIViewControllerInteractiveTransitioning {
  public var wantsInteractiveStart: Bool { true }
  public var completionCurve: UIView.AnimationCurve { .easeInOut }
}
