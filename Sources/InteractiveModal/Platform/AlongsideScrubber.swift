import UIKit

/// Runs the blocks of `transitionCoordinator.animate(alongsideTransition:)` with a transition that
/// the kit moves itself.
///
/// UIKit runs such blocks in the first animation that begins with the transition (F254). This one
/// moves a view that nobody sees. It stands still, and is set to the transition's progress in each
/// frame; the blocks' changes follow.
@MainActor final class AlongsideScrubber {
  let animator: UIViewPropertyAnimator
  private let view: UIView
  /// The view that is to be removed at the end.
  private let added: UIView?

  /// - Parameters:
  ///   - container: The transition's container.
  ///   - view: An empty view in it; `nil` if one is to be added.
  ///   - duration: Of the transition, in seconds.
  init(in container: UIView, moving view: UIView?, duration: TimeInterval) {
    let moved = view ?? UIView()
    self.view = moved
    added = view == nil ? moved : nil
    if let added { container.insertSubview(added, at: 0) }
    if !moved.isHidden { moved.isHidden = true }
    animator = UIViewPropertyAnimator(duration: duration, curve: .linear) { moved.alpha = 0 }
    animator.pausesOnCompletion = true
    animator.startAnimation()
    animator.pauseAnimation()
  }

  /// Shows the blocks' changes at a share of the transition, 0 to 1.
  func show(_ share: CGFloat) { animator.fractionComplete = share }

  /// Puts what the blocks have changed where the transition has ended.
  func end(completed: Bool) {
    if animator.state == .active { animator.stopAnimation(false) }
    if animator.state == .stopped { animator.finishAnimation(at: completed ? .end : .start) }
    view.fade(to: 1)
    added?.removeFromSuperview()
  }
}
