import UIKit

/// Runs the blocks of `transitionCoordinator.animate(alongsideTransition:)` with a transition that
/// the kit moves itself.
///
/// UIKit runs such blocks in the first animation that begins with the transition (F254). This one
/// moves a view that nobody sees. Under a finger it stands still, and is set to the transition's
/// progress; in a flight it runs with the flight's spring. The blocks' changes follow.
@MainActor final class AlongsideScrubber {
  private enum Run {
    /// It stands, and shows each share that it is given.
    case held
    /// It was continued with a flight from a share, and the screen has not shown a movement yet.
    case continued(SpringAnimation, from: CGFloat)
    /// It runs with a flight.
    case following(SpringAnimation)
    /// UIKit holds it in this flight, so it is given each share.
    case stuck(SpringAnimation)
  }

  /// The share of the transition after which a continued animator has moved, if it does.
  private static let firstStep: CGFloat = 0.01

  let animator: UIViewPropertyAnimator
  private var run = Run.held
  /// Whether UIKit may hold it: it was begun in a transition that a finger drives (F462).
  private let mayBeStuck: Bool
  private let view: UIView
  /// The view that is to be removed at the end.
  private let added: UIView?

  /// - Parameters:
  ///   - view: An empty view in it; `nil` if one is to be added.
  ///   - duration: Of the transition, in seconds.
  ///   - isInteractive: Whether a finger drives the transition as it begins.
  init(in container: UIView, moving view: UIView?, duration: TimeInterval, isInteractive: Bool) {
    mayBeStuck = isInteractive
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
  ///   - present: The share of the transition that the flight has reached.
  ///   - share: The share of the transition at a progress; linear.
  /// - Returns: `false` if it cannot: an animator only runs to one of its ends, and its springs do not
  ///   creep (F405). UIKit may hold it, too.
  func follow(_ flight: Flight, at present: CGFloat, share: (CGFloat) -> CGFloat) -> Bool {
    switch run {
    case .following(flight.animation): return true
    case .stuck(flight.animation): return false
    case .continued(flight.animation, from: let start):
      return hasMoved(from: start, to: present, flight.animation)
    case .held, .continued, .following, .stuck: return begin(flight, share)
    }
  }

  /// Returns `false` if the flight has moved and the screen shows that the animator has not. While the
  /// flight has hardly moved, the answer is not known, and is `true`.
  private func hasMoved(from start: CGFloat, to present: CGFloat, _ animation: SpringAnimation) -> Bool {
    guard abs(present - start) > Self.firstStep, let shown = view.layer.presentation() else { return true }
    let hasMoved = abs(1 - CGFloat(shown.opacity) - start) > Self.firstStep / 10
    if hasMoved { run = .following(animation) } else { stop(as: .stuck(animation)) }
    return hasMoved
  }

  private func begin(_ flight: Flight, _ share: (CGFloat) -> CGFloat) -> Bool {
    let speed = SharedState.current.motionTime.speed
    let spring = flight.animation.spring
    let (start, goal) = (share(flight.progress(at: flight.startTime)), share(flight.animation.target))
    guard spring.dampingRatio <= 1, min(abs(goal), abs(goal - 1)) < 1e-6, abs(goal - start) > 1e-6,
      (0...1).contains(start)
    else { return false }
    show(start)
    run = mayBeStuck ? .continued(flight.animation, from: start) : .following(flight.animation)
    let velocity = flight.animation.velocity(at: flight.startTime) * (share(1) - share(0)) / (goal - start)
    animator.isReversed = goal < start
    animator.continueAnimation(
      withTimingParameters: UISpringTimingParameters(spring, velocity: velocity, at: speed), durationFactor: 0
    )
    return true
  }

  /// Returns whether it runs with a flight, and the screen has shown that.
  func follows(_ flight: Flight) -> Bool {
    if case .following(flight.animation) = run { true } else { false }
  }

  private func stop(as next: Run = .held) {
    switch run {
    case .held, .stuck: break
    case .continued, .following:
      animator.pauseAnimation()
      animator.isReversed = false
      run = next
    }
  }

  /// Puts what the blocks have changed where the transition has ended.
  func end(completed: Bool) {
    if animator.state == .active { animator.stopAnimation(false) }
    if animator.state == .stopped { animator.finishAnimation(at: completed ? .end : .start) }
    view.fade(to: 1)
    added?.removeFromSuperview()
  }
}
