import Foundation

/// Moves a transition by the time in its container: all that is animated there follows, nothing else (F76, F77).
@MainActor struct ContainerDrive: TransitionDrive {
  private let layer: CALayer
  private let duration: TimeInterval
  /// The container's time at which the transition began.
  private let start: TimeInterval
  private let simulator = Simulator.running

  /// - Parameter duration: The transition's, in seconds.
  init(_ container: UIView, duration: TimeInterval) {
    layer = container.layer
    self.duration = duration.isFinite ? max(0, duration) : 0
    start = container.layer.time(at: simulator.clock.now)
  }

  func move(to fraction: CGFloat) { set(.held(start + fraction * duration)) }

  func run(
    to goal: CGFloat, share: CGFloat, curve: UIView.AnimationCurve, timing: (any UITimingCurveProvider)?
  ) {
    let now = simulator.clock.now
    let travel = LayerTravel(
      start: layer.superlayer?.time(at: now) ?? now, duration: share * duration, curve: curve.cubic)
    set(.going(from: layer.time(at: now), to: start + goal * duration, travel))
    guard goal == 0 else { return }
    simulator.clock.schedule(at: travel.end) { simulator.animations.turnBack(in: layer, since: start) }
  }

  func pause() -> CGFloat? { nil }

  private func set(_ clock: LayerClock) {
    layer.clock = clock
    simulator.animations.timeDidChange()
  }
}
