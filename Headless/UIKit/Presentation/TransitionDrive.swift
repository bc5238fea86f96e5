import Foundation

/// How the percent-driven class moves a transition.
@MainActor protocol TransitionDrive {
  /// Moves the transition to a progress of its time, 0 to 1 (F72).
  func move(to progress: CGFloat)
  /// Lets the transition run to 0 or 1 by itself, in a share of its duration (F71).
  func run(to goal: CGFloat, durationFactor: CGFloat, curve: UIView.AnimationCurve)
  /// Pauses a running transition and returns its progress; `nil` where it cannot be paused (F85).
  func pause() -> CGFloat?
}

/// Drives a transition by the animator that the delegate's object vends (F74).
@MainActor struct AnimatorDrive: TransitionDrive {
  let animator: any UIViewImplicitlyAnimating

  func move(to progress: CGFloat) { animator.fractionComplete = progress }

  /// The rest runs on the completion curve, in its time (F75).
  func run(to goal: CGFloat, durationFactor: CGFloat, curve: UIView.AnimationCurve) {
    animator.isReversed = goal == 0
    animator.continueAnimation(
      withTimingParameters: UICubicTimingParameters(animationCurve: curve), durationFactor: durationFactor)
  }

  func pause() -> CGFloat? {
    guard animator.state == .active else { return nil }
    animator.pauseAnimation()
    animator.isReversed = false  // Else its fraction would count backward (F482).
    return animator.fractionComplete
  }
}

/// Drives a transition by the layer time of its container: only animations
/// in the container follow (F76, F77).
@MainActor struct ContainerDrive: TransitionDrive {
  private let layer: CALayer
  private let duration: TimeInterval
  /// The container's time at which the transition began.
  private let start: TimeInterval
  private let simulator = Simulator.running

  /// - Parameter duration: The transition's duration, in seconds.
  init(_ container: UIView, duration: TimeInterval) {
    layer = container.layer
    self.duration = duration.isFinite ? max(0, duration) : 0
    start = container.layer.time(at: simulator.clock.now)
  }

  func move(to progress: CGFloat) { set(.held(start + progress * duration)) }

  func run(to goal: CGFloat, durationFactor: CGFloat, curve: UIView.AnimationCurve) {
    let now = simulator.clock.now
    let travel = LayerTravel(
      start: layer.superlayer?.time(at: now) ?? now, duration: durationFactor * duration, curve: curve.cubic)
    set(.going(from: layer.time(at: now), to: start + goal * duration, travel))
    guard goal == 0 else { return }
    simulator.clock.schedule(at: travel.end) { simulator.animations.turnBack(in: layer, since: start) }
  }

  func pause() -> CGFloat? { nil }

  /// Leaves the container its own time.
  func release() { set(nil) }

  private func set(_ clock: LayerClock?) {
    layer.clock = clock
    simulator.animations.timeDidChange()
  }
}
