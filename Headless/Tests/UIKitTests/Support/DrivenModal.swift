@testable import UIKit

/// A modal with another library's animator and UIKit's percent-driven class.
@MainActor final class DrivenModal: NSObject, UIViewControllerTransitioningDelegate {
  /// How the animator animates.
  enum Kind: CaseIterable, Sendable {
    case blocks, animator

    @MainActor var animator: any UIViewControllerAnimatedTransitioning {
      switch self {
      case .blocks: BlockAnimator()
      case .animator: InterruptibleAnimator()
      }
    }
  }

  let stage = Stage()
  let presented = UIViewController()
  let animator: any UIViewControllerAnimatedTransitioning
  /// The interaction controller of the next transition.
  var drive: UIPercentDrivenInteractiveTransition?
  /// The completions, in order.
  var calls: [String] = []

  init(_ animator: any UIViewControllerAnimatedTransitioning) {
    self.animator = animator
    super.init()
    presented.modalPresentationStyle = .custom
    presented.transitioningDelegate = self
    stage.clock.runUntilIdle()
  }

  var clock: Clock { stage.clock }
  var height: CGFloat { stage.window.bounds.height }
  /// The view's shown top edge, as a share of the container's height.
  var shownTop: CGFloat { (presented.view.layer.shown.position.y - height / 2) / height }
  var modelTop: CGFloat { presented.view.frame.minY / height }
  var isUp: Bool { stage.root.presentedViewController === presented }

  func present() {
    stage.root.present(presented, animated: true) { self.calls.append("presented") }
    clock.runTurns()
  }

  func dismiss() {
    presented.dismiss(animated: true) { self.calls.append("dismissed") }
    clock.runTurns()
  }

  /// Presents the modal, then starts its dismissal with an interaction controller.
  func driven(by drive: UIPercentDrivenInteractiveTransition) -> Self {
    present()
    clock.runUntilIdle()
    self.drive = drive
    dismiss()
    return self
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { drive }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { drive }
}

/// Slides the view in from the container's bottom, or out, by `UIView.animate`.
final class BlockAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  /// In seconds.
  static let duration: TimeInterval = 0.5

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { Self.duration }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let move = Self.prepare(transitionContext)
    UIView.animate(withDuration: Self.duration, animations: move) { _ in
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }

  /// Puts the view at its start, and returns the change to its end.
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
}

/// An animator that vends one property animator for the whole transition.
final class InterruptibleAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private(set) var animator: UIViewPropertyAnimator?

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
  }
}
