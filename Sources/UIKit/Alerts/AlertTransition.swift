import Foundation

/// Fades an alert in and out.
@MainActor final class AlertTransition: NSObject {
  /// In seconds.
  private static let duration: TimeInterval = 0.25

  private var ticker: FrameTicker?

  private func fade(_ view: UIView, to alpha: CGFloat, completion: @escaping () -> Void) {
    view.alpha = 1 - alpha
    ticker = FrameTicker { [weak self] time in
      let share = min(time / Self.duration, 1)
      view.alpha = 1 - alpha + (2 * alpha - 1) * share
      guard share == 1 else { return }
      self?.ticker?.stop()
      self?.ticker = nil
      completion()
    }
  }
}

extension AlertTransition: UIViewControllerTransitioningDelegate {
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    AlertPresentationController(presentedViewController: presented, presenting: presenting)
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }
}

extension AlertTransition: UIViewControllerAnimatedTransitioning {
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { Self.duration }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    if let view = transitionContext.view(forKey: .to) {
      view.frame = transitionContext.containerView.bounds
      transitionContext.containerView.addSubview(view)
      fade(view, to: 1) { transitionContext.completeTransition(true) }
    } else if let view = transitionContext.view(forKey: .from) {
      fade(view, to: 0) { transitionContext.completeTransition(true) }
    }
  }
}

/// Gives the keyboard back to its owner after an alert, as UIKit does
/// for its own presentations (F205).
final class AlertPresentationController: UIPresentationController {
  private weak var formerResponder: UIResponder?

  override init(
    presentedViewController: UIViewController, presenting presentingViewController: UIViewController?
  ) {
    formerResponder = presentingViewController?.viewIfLoaded?.window?.firstResponder
    super.init(presentedViewController: presentedViewController, presenting: presentingViewController)
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    super.dismissalTransitionDidEnd(completed)
    let window = presentingViewController.viewIfLoaded?.window
    if completed, window?.firstResponder == nil { formerResponder?.becomeFirstResponder() }
  }
}
