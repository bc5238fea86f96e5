import Foundation

/// What a finger that lets go would do.
extension InteractionState {
  /// The detent that is nearest to where it is.
  var nearestDetent: TransitionStop { stops.detent(nearest: fraction).stop }

  /// Where a release now would send the modal.
  var stopIfReleased: TransitionStop {
    switch state {
    case .resting(let stop), .settling(_, let stop), .caught(_, let stop): stop
    case .dragged(let grip): stop(releasing: grip, at: grip.speed)
    case .asking: detent
    }
  }

  /// Whether a finger of that speed, letting go now, would dismiss a modal that may not go.
  func refuses(at speed: CGFloat) -> Bool {
    guard case .dragged(let grip) = state, grip.permission == .refused else { return false }
    return wouldDismiss(releasing: grip, at: speed)
  }

  func wouldDismiss(releasing grip: DragState, at speed: CGFloat) -> Bool {
    stop(at: grip.unresistedFraction, speed) == .dismissed
  }

  func stop(releasing grip: DragState, at speed: CGFloat) -> TransitionStop {
    let stop = stop(at: fraction, speed)
    return stop == .dismissed && grip.permission != .granted ? stops.lowest.stop : stop
  }

  func stop(at fraction: CGFloat, _ speed: CGFloat) -> TransitionStop {
    let release = TransitionRelease(fraction: fraction, velocity: speed, travel: travel, stops: stops)
    return stops.place(of: motion.policy.stop(for: release)).stop
  }
}
