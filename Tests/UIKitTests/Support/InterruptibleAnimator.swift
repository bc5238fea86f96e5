import UIKit

/// An animator as apps write them that can be interrupted: a property animator for all of a transition.
final class InterruptibleAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private(set) var animator: UIViewPropertyAnimator?
  private(set) var end: Bool?

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { BlockAnimator.duration }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    interruptibleAnimator(using: transitionContext).startAnimation()
  }

  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    if let animator { return animator }
    let animator = UIViewPropertyAnimator(duration: BlockAnimator.duration, curve: .easeIn)
    animator.addAnimations(BlockAnimator.prepare(transitionContext))
    animator.addCompletion { _ in
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
    self.animator = animator
    return animator
  }

  func animationEnded(_ transitionCompleted: Bool) {
    animator = nil
    end = transitionCompleted
  }
}
