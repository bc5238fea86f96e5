import UIKit

/// Runs the blocks of `transitionCoordinator.animate(alongsideTransition:)` with a transition that
/// the kit moves itself.
///
/// UIKit runs such blocks in the first animation that begins with the transition (F254). This one
/// moves a view that nobody sees. Under a finger it stands still, and is set to the transition's
/// progress; in a flight it runs with the flight's spring. The blocks' changes follow.
@MainActor final class AlongsideScrubber {
  let animator: UIViewPropertyAnimator
  /// The flight with which it runs.
  private var followed: SpringAnimation?
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
  func show(_ share: CGFloat) {
    stop()
    animator.fractionComplete = share
  }

  /// Runs with a flight, from where the flight is.
  ///
  /// - Parameters:
  ///   - share: The share of the transition at a progress; linear.
  /// - Returns: `false` if it cannot: an animator only runs to one of its ends, and its springs do not
  ///   creep (F405).
  func follow(_ flight: Flight, share: (CGFloat) -> CGFloat) -> Bool {
    if followed == flight.animation { return true }
    let speed = SharedState.current.motionTime.speed
    let spring = flight.animation.spring
    let (start, goal) = (share(flight.progress(at: flight.startTime)), share(flight.animation.target))
    guard spring.dampingRatio <= 1, min(abs(goal), abs(goal - 1)) < 1e-6, abs(goal - start) > 1e-6,
      (0...1).contains(start)
    else { return false }
    show(start)
    followed = flight.animation
    let velocity = flight.animation.velocity(at: flight.startTime) * (share(1) - share(0)) / (goal - start)
    animator.isReversed = goal < start
    animator.continueAnimation(
      withTimingParameters: UISpringTimingParameters(spring, velocity: velocity, at: speed), durationFactor: 0
    )
    return true
  }

  /// Whether it runs with a flight.
  var isFollowing: Bool { followed != nil }

  private func stop() {
    guard followed != nil else { return }
    followed = nil
    animator.pauseAnimation()
    animator.isReversed = false
  }

  /// Puts what the blocks have changed where the transition has ended.
  func end(completed: Bool) {
    if animator.state == .active { animator.stopAnimation(false) }
    if animator.state == .stopped { animator.finishAnimation(at: completed ? .end : .start) }
    view.fade(to: 1)
    added?.removeFromSuperview()
  }
}
