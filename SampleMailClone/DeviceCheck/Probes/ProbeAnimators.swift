import UIKit

/// Moves the modal in a block of `UIView.animate`, linearly, from the foot of the container.
final class BlockAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  let duration: TimeInterval
  let log: CallLog
  /// In seconds, before the block moves.
  var delay: TimeInterval = 0
  /// Called as the transition begins, before the animation.
  var onBegin: ((any UIViewControllerContextTransitioning) -> Void)?

  init(_ duration: TimeInterval = 0.1, log: CallLog) {
    self.duration = duration
    self.log = log
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { duration }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    log.note("animateTransition")
    let move = transitionContext.putInPlace()
    onBegin?(transitionContext)
    UIView.animate(withDuration: duration, delay: delay, options: .curveLinear, animations: move) {
      [log] _ in
      log.note("completes")
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      log.note("has completed")
    }
  }

  func animationEnded(_ transitionCompleted: Bool) { log.note("animationEnded \(transitionCompleted)") }
}

/// Moves the modal in a property animator, which UIKit may take over.
final class InterruptibleProbeAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  let duration: TimeInterval
  private(set) var asks = 0
  private(set) var animator: UIViewPropertyAnimator?

  init(_ duration: TimeInterval = 0.2) { self.duration = duration }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { duration }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    makeAnimator(transitionContext).startAnimation()
  }

  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    asks += 1
    return makeAnimator(transitionContext)
  }

  private func makeAnimator(_ context: any UIViewControllerContextTransitioning) -> UIViewPropertyAnimator {
    if let animator { return animator }
    let move = context.putInPlace()
    let animator = UIViewPropertyAnimator(duration: duration, curve: .linear, animations: move)
    animator.addCompletion { [weak self] position in
      self?.animator = nil
      context.completeTransition(position == .end)
    }
    self.animator = animator
    return animator
  }
}

/// Drives a transition as a check asks, and animates nothing.
final class ManualDriver: NSObject, UIViewControllerInteractiveTransitioning {
  /// Called when UIKit asks whether the transition starts interactively.
  var onAsk: (() -> Void)?
  private let startsInteractively: Bool
  /// The transition's context, from its start to its end.
  private(set) var context: (any UIViewControllerContextTransitioning)?

  init(wantsInteractiveStart: Bool = true) { startsInteractively = wantsInteractiveStart }

  var wantsInteractiveStart: Bool {
    onAsk?()
    return startsInteractively
  }

  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    context = transitionContext
    if transitionContext.isPresenting {
      transitionContext.putInPlace()()
    } else {
      transitionContext.addPage()
    }
  }

  func update(_ progress: CGFloat) { context?.updateInteractiveTransition(progress) }

  /// Reports the outcome. The transition goes on until it is completed.
  func release(cancels: Bool) {
    if cancels { context?.cancelInteractiveTransition() } else { context?.finishInteractiveTransition() }
  }

  func complete() {
    guard let context else { return }
    self.context = nil
    context.completeTransition(!context.transitionWasCancelled)
  }
}

extension UIViewControllerContextTransitioning {
  var isPresenting: Bool {
    let (from, to) = (viewController(forKey: .from), viewController(forKey: .to))
    return to?.presentingViewController === from
  }

  /// Adds the page that a push or pop goes to.
  func addPage() {
    guard let page = viewController(forKey: .to), let view = view(forKey: .to) else { return }
    view.frame = finalFrame(for: page)
    containerView.addSubview(view)
  }

  /// Puts the modal where it begins, and returns what moves it to its end.
  func putInPlace() -> () -> Void {
    let isPresenting = isPresenting
    guard let moving = view(forKey: isPresenting ? .to : .from) else { return {} }
    if isPresenting, let modal = viewController(forKey: .to) {
      moving.frame = finalFrame(for: modal)
      containerView.addSubview(moving)
      moving.layoutIfNeeded()
    }
    let (open, travel) = (moving.center, moving.bounds.height)
    if isPresenting { moving.center.y = open.y + travel }
    return { moving.center.y = isPresenting ? open.y : open.y + travel }
  }
}
