import Foundation

/// Fades an alert in and out, and slides the panels of a sheet up and down.
@MainActor final class AlertTransition: NSObject {
  /// In seconds.
  private static let duration: TimeInterval = 0.25

  private var ticker: FrameTicker?

  /// - Parameter share: 0 closed, 1 open.
  private static func show(_ view: UIView, _ share: CGFloat) {
    let panels = (view as? any SlidingPanels)?.slidingPanels ?? []
    guard let top = panels.map({ $0.center.y - $0.bounds.height / 2 }).min() else {
      return view.alpha = share
    }
    view.backgroundColor = UIColor(white: 0, alpha: 0.2 * share)
    let distance = (1 - share) * (1 - share) * (view.bounds.height - top)
    for panel in panels { panel.transform = CGAffineTransform(translationX: 0, y: distance) }
  }

  private func fade(_ view: UIView, to alpha: CGFloat, completion: @escaping () -> Void) {
    Self.show(view, 1 - alpha)
    ticker = FrameTicker { [weak self] time in
      let share = min(time / Self.duration, 1)
      Self.show(view, 1 - alpha + (2 * alpha - 1) * share)
      guard share == 1 else { return }
      self?.ticker?.stop()
      self?.ticker = nil
      completion()
    }
  }
}

/// The root view of a sheet, whose panels slide up from the bottom.
@MainActor protocol SlidingPanels: UIView {
  /// No panels for a view that fades as a whole.
  var slidingPanels: [UIView] { get }
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
      view.layoutIfNeeded()
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
  /// The responder that brought the bar in which the former one was (F800).
  private weak var barOwner: UIResponder?

  override init(
    presentedViewController: UIViewController, presenting presentingViewController: UIViewController?
  ) {
    formerResponder = presentingViewController?.viewIfLoaded?.window?.firstResponder
    barOwner = formerResponder.flatMap { InputBarHost.around($0)?.owner }
    super.init(presentedViewController: presentedViewController, presenting: presentingViewController)
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    super.dismissalTransitionDidEnd(completed)
    let window = presentingViewController.viewIfLoaded?.window
    guard completed, window?.firstResponder == nil else { return }
    guard let barOwner else { return _ = formerResponder?.becomeFirstResponder() }
    // The bar is in its window at the end of the turn.
    barOwner.becomeFirstResponder()
    Simulator.running.clock.nextTurn { [weak formerResponder] in formerResponder?.becomeFirstResponder() }
  }
}
