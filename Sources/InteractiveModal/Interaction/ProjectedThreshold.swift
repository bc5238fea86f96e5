import Foundation

/// Sends a screen to the stop near which it would coast to rest; between two stops a threshold
/// decides.
///
/// The end of the movement is projected from the finger's velocity (WWDC 2018, talk 803). So the
/// position decides a slow drag, and the projected end decides a flick. A finger that clearly
/// moves back never sends the screen to a lower stop.
public struct ProjectedThreshold: ReleasePolicy, Equatable {
  /// Share of the distance between two stops that the projected end must pass; 0...1, 0.5 by
  /// default.
  public var threshold: CGFloat {
    didSet { threshold = threshold.clamped(to: 0...1, default: 0.5) }
  }
  /// Share of the velocity that is left after each millisecond; 0.9...0.9999, 0.998 by default, as
  /// in a scroll view.
  public var decelerationRate: CGFloat = 0.998 {
    didSet { decelerationRate = decelerationRate.clamped(to: 0.9...0.9999, default: 0.998) }
  }
  /// Velocity from which a finger clearly moves back, in points per second; 0...10 000, 100 by
  /// default.
  public var reversalVelocity: CGFloat = 100 {
    didSet { reversalVelocity = reversalVelocity.clamped(to: 0...10_000, default: 100) }
  }
  /// Whether a swipe may pass a stop; by default it may.
  ///
  /// If it may not, the screen goes to the stop next to the one from which the finger moved it, at most. A finger that
  /// moves the screen farther sends it to the nearest stop.
  public var skipsStops = true

  /// - Parameter threshold: 0...1. A value outside counts as the nearer end, NaN as 0.5.
  public init(threshold: CGFloat = 0.5) { self.threshold = threshold.clamped(to: 0...1, default: 0.5) }

  /// Returns the lowest stop for which the projected end has passed the threshold, and from which
  /// the finger does not move back; within the limits of ``skipsStops``.
  public func stop(for release: TransitionRelease) -> TransitionStop {
    let chosen = projectedStop(for: release)
    if skipsStops { return chosen }
    let positions = release.stops.positions
    let distances = positions.map { ($0.progress - release.progress).magnitude }
    guard let start = positions.firstIndex(where: { $0.stop == release.start }),
      let end = positions.firstIndex(where: { $0.stop == chosen }),
      let nearest = positions.indices.min(by: { distances[$0] < distances[$1] })
    else { return chosen }
    let allowed = max(min(start - 1, nearest), 0)...min(max(start + 1, nearest), positions.count - 1)
    return positions[end.clamped(to: allowed)].stop
  }

  private func projectedStop(for release: TransitionRelease) -> TransitionStop {
    let isMovingBack = release.velocity <= -max(reversalVelocity, 1)
    let projected = release.projectedProgress(decelerationRate: decelerationRate)
    var chosen = release.stops.highest
    for lower in release.stops.positions.dropFirst() {
      let isAhead = lower.stop == .dismissed || lower.progress < release.progress
      let isPassed = projected < chosen.progress + threshold * (lower.progress - chosen.progress)
      guard isPassed, !(isMovingBack && isAhead) else { break }
      chosen = lower
    }
    return chosen.stop
  }
}
