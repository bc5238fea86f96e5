import UIKit

@testable import InteractiveModal

/// A sheet as an app writes it by hand: what the kit is measured against.
///
/// A presentation controller dims and scales the screen behind, a pan writes transforms, and UIView's springs do the
/// rest. It has one height, and nothing catches it in flight.
@MainActor final class HandSheet: NSObject, UIViewControllerTransitioningDelegate {
  /// In seconds; the spring of UIKit's sheets has its own.
  private static let duration: TimeInterval = 0.5
  /// The progress of a drag above which the release closes the sheet.
  private static let threshold: CGFloat = 0.5

  private weak var modal: UIViewController?
  private var presentation: HandPresentation?
  private lazy var target = ActionTarget { [weak self] in self?.panDidMove() }
  private lazy var pan = UIPanGestureRecognizer(target: target, action: ActionTarget.action)

  func present(_ modal: UIViewController, on presenter: UIViewController) {
    self.modal = modal
    modal.modalPresentationStyle = .custom
    modal.transitioningDelegate = self
    modal.view.addGestureRecognizer(pan)
    presenter.present(modal, animated: true)
  }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    let presentation = HandPresentation(presentedViewController: presented, presenting: presenting)
    self.presentation = presentation
    return presentation
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { HandAnimator() }

  private func panDidMove() {
    guard let card = modal?.view, let presentation else { return }
    let progress = pan.translation(in: card.superview).y / max(card.bounds.height, 1)
    switch pan.state {
    case .changed: presentation.show(1 - progress)
    case .ended, .cancelled:
      if progress < Self.threshold {
        HandAnimator.spring { presentation.show(1) }
      } else {
        modal?.dismiss(animated: true)
      }
    case .possible, .began, .failed: break
    @unknown default: break
    }
  }

  /// Slides the sheet up.
  private final class HandAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    static func spring(
      _ animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
    ) {
      let animator = UIViewPropertyAnimator(
        duration: duration, timingParameters: UISpringTimingParameters())
      animator.addAnimations(animations)
      if let completion { animator.addCompletion(completion) }
      animator.startAnimation()
    }

    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
      duration
    }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      guard let card = context.view(forKey: .to) else { return context.completeTransition(false) }
      context.containerView.addSubview(card)
      card.frame = context.containerView.bounds.inset(by: UIEdgeInsets(top: 54, left: 0, bottom: 0, right: 0))
      card.transform = CGAffineTransform(translationX: 0, y: card.bounds.height)
      Self.spring {
        card.transform = .identity
      } completion: {
        context.completeTransition($0 == .end)
      }
    }
  }
}

/// Dims and scales the screen behind.
private final class HandPresentation: UIPresentationController {
  private let dimming = UIView()

  override func presentationTransitionWillBegin() {
    guard let containerView else { return }
    dimming.backgroundColor = .black
    dimming.alpha = 0
    dimming.frame = containerView.bounds
    containerView.insertSubview(dimming, at: 0)
    presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in self.showBehind(1) })
  }

  /// Shows the sheet at a progress: 0 closed, 1 open.
  func show(_ progress: CGFloat) {
    guard let card = presentedView else { return }
    card.transform = CGAffineTransform(translationX: 0, y: (1 - progress) * card.bounds.height)
    showBehind(progress)
  }

  private func showBehind(_ progress: CGFloat) {
    dimming.alpha = 0.3 * progress
    let scale = 1 - 0.08 * progress
    presentingViewController.view.transform = CGAffineTransform(scaleX: scale, y: scale)
    presentingViewController.view.layer.cornerRadius = 10 * progress
  }
}
