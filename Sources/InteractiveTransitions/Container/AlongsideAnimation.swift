import UIKit

/// An animation of the app alongside a container's transition.
///
/// It follows the transition's progress, or runs by itself as long as the transition does.
@MainActor final class AlongsideAnimation {
  private enum State {
    /// It stands, and shows each progress that it is given.
    case held
    /// It runs to one of its ends, or has come there.
    case running(toEnd: Bool)
  }

  private let animator: UIViewPropertyAnimator
  private var state: State

  /// - Parameters:
  ///   - duration: In seconds; a value that is not finite counts as 0.01, the least.
  ///   - isFollowing: Whether the animation follows the progress.
  ///   - animations: The blocks of the app.
  init(duration: TimeInterval, isFollowing: Bool, _ animations: @escaping () -> Void) {
    animator = UIViewPropertyAnimator(
      duration: max(duration.isFinite ? duration : 0, 0.01), curve: isFollowing ? .linear : .easeInOut,
      animations: animations)
    state = isFollowing ? .held : .running(toEnd: true)
    isFollowing ? animator.pauseAnimation() : animator.startAnimation()
  }

  /// - Parameter progress: 0...1.
  func follow(_ progress: CGFloat) { if case .held = state { animator.fractionComplete = progress } }

  /// Pauses, because a finger holds the transition again.
  func pause() {
    guard case .running = state, animator.state == .active else { return }
    state = .held
    animator.pauseAnimation()
    animator.isReversed = false
  }

  /// Runs on to one of the ends, because the finger has let go. A finger may catch the transition after
  /// that, so the animation waits there.
  func resume(toEnd: Bool) {
    guard case .held = state else { return }
    state = .running(toEnd: toEnd)
    animator.pausesOnCompletion = true
    animator.isReversed = !toEnd
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
  }

  /// Ends with the transition. An animation that runs to its end by itself goes on.
  func end(completed: Bool) {
    guard animator.state == .active else { return }
    if completed, animator.isRunning, case .running(toEnd: true) = state {
      animator.pausesOnCompletion = false
    } else {
      animator.stopAnimation(false)
      animator.finishAnimation(at: completed ? .end : .start)
    }
  }
}
