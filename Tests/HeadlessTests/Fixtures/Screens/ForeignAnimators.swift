import UIKit

/// The animator that containers are mostly shown with: a spring slide by blocks, told left from right by frames.
final class BlockAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  /// Which way the last one went: 1 where the new page came from the right.
  private(set) var side: CGFloat = 0
  private(set) var ends: [Bool] = []
  private(set) var context: (any UIViewControllerContextTransitioning)?
  var completions = 1

  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    0.5
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let to = context.viewController(forKey: .to), let from = context.viewController(forKey: .from)
    else { return }
    self.context = context
    side = context.initialFrame(for: to).minX < context.finalFrame(for: to).minX ? -1 : 1
    let travel = CGAffineTransform(translationX: -side * (context.containerView.bounds.width + 16), y: 0)
    context.containerView.addSubview(to.view)
    to.view.alpha = 0
    to.view.transform = travel.inverted()
    UIView.animate(
      withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.75, initialSpringVelocity: 0.5
    ) {
      from.view.transform = travel
      from.view.alpha = 0
      to.view.transform = .identity
      to.view.alpha = 1
    } completion: { _ in
      from.view.transform = .identity
      from.view.alpha = 1
      for _ in 0..<self.completions { context.completeTransition(!context.transitionWasCancelled) }
    }
  }

  func animationEnded(_ transitionCompleted: Bool) { ends.append(transitionCompleted) }
}

/// Slides by a property animator, which can be held.
final class PropertyAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private var animator: UIViewPropertyAnimator?

  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    0.5
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    interruptibleAnimator(using: context).startAnimation()
  }

  func interruptibleAnimator(
    using context: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    if let animator { return animator }
    let animator = makeAnimator(context)
    self.animator = animator
    return animator
  }

  private func makeAnimator(
    _ context: any UIViewControllerContextTransitioning
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(duration: 0.5, curve: .linear)
    guard let to = context.viewController(forKey: .to)?.view else { return animator }
    context.containerView.addSubview(to)
    to.alpha = 0
    animator.addAnimations { to.alpha = 1 }
    animator.addCompletion { position in
      to.alpha = 1
      context.completeTransition(position == .end)
    }
    return animator
  }

  func animationEnded(_ transitionCompleted: Bool) { animator = nil }
}

/// Ends within the call.
final class InstantAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  /// Whether the transition is completed, and not called off.
  var completes = true

  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    if let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
    context.completeTransition(completes)
  }
}

/// Never says that it has ended, and leaves a view behind.
final class StuckAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    0.5
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let view = context.view(forKey: .to) else { return }
    context.containerView.addSubview(view)
    context.containerView.addSubview(UIView())
    view.transform = CGAffineTransform(translationX: 50, y: 0)
    view.alpha = 0.3
  }
}

/// Drives a transition by calls.
final class ManualInteraction: NSObject, UIViewControllerInteractiveTransitioning {
  private(set) var context: (any UIViewControllerContextTransitioning)?

  func startInteractiveTransition(_ context: any UIViewControllerContextTransitioning) {
    self.context = context
    if let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
  }
}
