import UIKit

/// What others animate along with a transition: it follows the transition's progress, or runs as long as it lasts.
@MainActor final class AlongsideAnimation {
  private let animator: UIViewPropertyAnimator

  /// - Parameters:
  ///   - duration: In seconds.
  ///   - isFollowing: Whether it is told of progress, which is linear.
  init(duration: TimeInterval, isFollowing: Bool, _ blocks: @escaping () -> Void) {
    animator = UIViewPropertyAnimator(
      duration: max(duration.isFinite ? duration : 0, 0.01), curve: isFollowing ? .linear : .easeInOut,
      animations: blocks)
    isFollowing ? animator.pauseAnimation() : animator.startAnimation()
  }

  private var isPaused: Bool { animator.state == .active && !animator.isRunning }

  /// - Parameter progress: 0...1.
  func follow(_ progress: CGFloat) { if isPaused { animator.fractionComplete = progress } }

  /// It is under a hand again.
  func pause() {
    guard animator.state == .active else { return }
    animator.pauseAnimation()
    animator.isReversed = false
  }

  /// The transition goes on by itself.
  func go(toEnd: Bool) {
    guard isPaused else { return }
    animator.isReversed = !toEnd
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
  }

  /// The transition is over. One that runs to its end by itself is let.
  func end(completed: Bool) {
    guard animator.state == .active, isPaused || !completed else { return }
    animator.stopAnimation(false)
    animator.finishAnimation(at: completed ? .end : .start)
  }
}
