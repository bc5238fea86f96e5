import UIKit

/// An animator as apps write them: the view slides in from the foot of the container, or out, in a block.
final class BlockAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  /// In seconds.
  static let duration: TimeInterval = 0.5
  /// How often it was asked to animate.
  private(set) var starts = 0
  private(set) var end: Bool?

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { Self.duration }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    starts += 1
    let move = Self.prepare(transitionContext)
    UIView.animate(withDuration: Self.duration, animations: move) { _ in
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }

  /// Puts the view where it begins, and tells how to put it where it ends.
  @MainActor static func prepare(_ context: any UIViewControllerContextTransitioning) -> () -> Void {
    let container = context.containerView
    if let view = context.view(forKey: .to) {
      view.frame = container.bounds.offsetBy(dx: 0, dy: container.bounds.height)
      container.addSubview(view)
      return { view.frame = container.bounds }
    }
    let view = context.view(forKey: .from)
    return { view?.frame.origin.y = container.bounds.height }
  }

  func animationEnded(_ transitionCompleted: Bool) { end = transitionCompleted }
}
