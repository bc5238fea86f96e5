import UIKit

/// An animation of the app alongside a container's transition.
///
/// It follows the transition's progress, or runs by itself as long as the transition does.
@MainActor final class AlongsideAnimation {
  private let animator: UIViewPropertyAnimator

  /// - Parameters:
  ///   - duration: In seconds; a value that is not finite counts as 0.01, the least.
  ///   - isFollowing: Whether the animation follows the progress.
  ///   - animations: The blocks of the app.
  init(duration: TimeInterval, isFollowing: Bool, _ animations: @escaping () -> Void) {
    animator = UIViewPropertyAnimator(
      duration: max(duration.isFinite ? duration : 0, 0.01), curve: isFollowing ? .linear : .easeInOut,
      animations: animations)
    isFollowing ? animator.pauseAnimation() : animator.startAnimation()
  }

  private var isPaused: Bool { animator.state == .active && !animator.isRunning }

  /// - Parameter progress: 0...1.
  func follow(_ progress: CGFloat) { if isPaused { animator.fractionComplete = progress } }

  /// Pauses, because a finger holds the transition again.
  func pause() {
    guard animator.state == .active else { return }
    animator.pauseAnimation()
    animator.isReversed = false
  }

  /// Runs on to one of the ends, because the finger has let go.
  func resume(toEnd: Bool) {
    guard isPaused else { return }
    animator.isReversed = !toEnd
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
  }

  /// Ends with the transition. An animation that runs to its end by itself goes on.
  func end(completed: Bool) {
    guard animator.state == .active, isPaused || !completed else { return }
    animator.stopAnimation(false)
    animator.finishAnimation(at: completed ? .end : .start)
  }
}
