import UIKit

/// A controller with a custom presentation, which notes what UIKit asks.
///
/// It is its own delegate. It comes and goes by a block of `UIView.animate`, linearly.
final class ProbeModal: ProbeController, UIViewControllerTransitioningDelegate {
  /// Of the next transition, in seconds.
  var duration: TimeInterval = 0.1
  /// What drives the next transition; `nil` for nothing.
  var driver: ManualDriver?
  /// The traits that the presentation overrides.
  var overriddenTraits: UITraitCollection?
  /// UIKit's presentation controller, while there is one.
  private(set) weak var presentation: ProbePresentation?

  init(log: CallLog) {
    super.init("modal", log: log)
    modalPresentationStyle = .custom
    transitioningDelegate = self
  }

  @available(*, unavailable) required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .secondarySystemBackground
  }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    let controller = ProbePresentation(presentedViewController: presented, presenting: presenting)
    if let overriddenTraits { controller.overrideTraitCollection = overriddenTraits }
    presentation = controller
    return controller
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { makeAnimator() }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { makeAnimator() }

  private func makeAnimator() -> BlockAnimator {
    log.note("asks animator")
    return BlockAnimator(duration, log: log)
  }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
}

/// A presentation controller whose modal leaves the top 200 points of the container free.
final class ProbePresentation: UIPresentationController {
  /// The size that the modal is told before a resize; `nil` for the container's.
  var modalSize: CGSize?

  override var frameOfPresentedViewInContainerView: CGRect {
    let bounds = containerView?.bounds ?? .zero
    return bounds.inset(by: UIEdgeInsets(top: 200, left: 0, bottom: 0, right: 0))
  }

  override func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    modalSize ?? super.size(forChildContentContainer: container, withParentContainerSize: parentSize)
  }
}

/// Moves a modal to or from the foot of the container, and a page that is pushed.
final class BlockAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let duration: TimeInterval
  private let log: CallLog

  init(_ duration: TimeInterval, log: CallLog) { (self.duration, self.log) = (duration, log) }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { duration }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    log.note("animateTransition")
    let comes = transitionContext.view(forKey: .to) != nil
    guard let moving = transitionContext.view(forKey: comes ? .to : .from) else { return }
    if comes, let modal = transitionContext.viewController(forKey: .to) {
      moving.frame = transitionContext.finalFrame(for: modal)
      transitionContext.containerView.addSubview(moving)
      moving.layoutIfNeeded()
    }
    let (open, closed) = (moving.center.y, moving.center.y + moving.bounds.height)
    if comes { moving.center.y = closed }
    UIView.animate(withDuration: duration, delay: 0, options: .curveLinear) {
      moving.center.y = comes ? open : closed
    } completion: { [log] _ in
      log.note("completes")
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      log.note("has completed")
    }
  }
}

/// Drives a dismissal as a check asks, and animates nothing.
final class ManualDriver: NSObject, UIViewControllerInteractiveTransitioning {
  /// The transition's context, from its start to its end.
  private(set) var context: (any UIViewControllerContextTransitioning)?

  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    context = transitionContext
  }

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
