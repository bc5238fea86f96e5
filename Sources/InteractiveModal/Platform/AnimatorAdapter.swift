import UIKit

/// Anybody's animator and interaction controller, as a container calls them.
@MainActor struct AnimatorAdapter {
  let animator: any UIViewControllerAnimatedTransitioning

  // On Apple's platforms the methods are optional; elsewhere they have default bodies.
  #if canImport(ObjectiveC)
    func ended(_ didComplete: Bool) { animator.animationEnded?(didComplete) }

    /// What can be held of a transition that has begun: `nil` where the animator runs by itself.
    func held(in context: any UIViewControllerContextTransitioning) -> (any UIViewImplicitlyAnimating)? {
      animator.interruptibleAnimator?(using: context)
    }

    static func startsByHand(_ interaction: any UIViewControllerInteractiveTransitioning) -> Bool {
      interaction.wantsInteractiveStart ?? true
    }

    static func goOn(_ animator: any UIViewImplicitlyAnimating, factor: CGFloat) {
      animator.continueAnimation?(withTimingParameters: nil, durationFactor: factor)
    }
  #else
    func ended(_ didComplete: Bool) { animator.animationEnded(didComplete) }

    /// What can be held of a transition that has begun: `nil` where the animator runs by itself.
    func held(in context: any UIViewControllerContextTransitioning) -> (any UIViewImplicitlyAnimating)? {
      animator.interruptibleAnimator(using: context)
    }

    static func startsByHand(_ interaction: any UIViewControllerInteractiveTransitioning) -> Bool {
      interaction.wantsInteractiveStart
    }

    static func goOn(_ animator: any UIViewImplicitlyAnimating, factor: CGFloat) {
      animator.continueAnimation(withTimingParameters: nil, durationFactor: factor)
    }
  #endif
}
