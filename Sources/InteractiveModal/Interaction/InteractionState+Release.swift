import Foundation

/// Where a release sends the screen.
extension InteractionState {
  /// The stop to which a release now would send the screen.
  var stopIfReleased: TransitionStop {
    switch phase {
    case .resting(let stop), .settling(_, let stop), .caught(_, let stop): stop
    case .dragged(let drag): stop(releasing: drag, at: drag.velocity)
    case .asking: detent
    }
  }

  /// Whether a release at a velocity would close a screen that may not close.
  func isRefused(at velocity: CGFloat) -> Bool {
    guard case .dragged(let drag) = phase, drag.permission == .refused else { return false }
    return wouldClose(drag, at: velocity)
  }

  func wouldClose(_ drag: DragState, at velocity: CGFloat) -> Bool {
    stop(at: drag.unresistedProgress, velocity) == .dismissed
  }

  func stop(releasing drag: DragState, at velocity: CGFloat) -> TransitionStop {
    let stop = stop(at: progress, velocity)
    return stop == .dismissed && drag.permission != .granted ? stops.lowest.stop : stop
  }

  private func stop(at progress: CGFloat, _ velocity: CGFloat) -> TransitionStop {
    let release = ReleasePolicy.Release(
      progress: progress, velocity: velocity, travel: travel, stops: stops,
      start: wantedDetent ?? .dismissed)
    return firstTarget(towards: stops.position(of: motion.policy.stop(for: release))).stop
  }
}
