import Foundation

/// The rule of ``ReleasePolicy/projected(threshold:skipsStops:)``.
struct ProjectedThreshold: Equatable, Sendable {
  /// Share of the velocity that is left after each millisecond, as in a scroll view.
  static let decelerationRate: CGFloat = 0.998
  /// Velocity from which a finger clearly moves back, in points per second.
  private static let reversalVelocity: CGFloat = 100

  let threshold: CGFloat
  let skipsStops: Bool

  init(threshold: CGFloat = 0.5, skipsStops: Bool = true) {
    self.threshold = threshold.clamped(to: 0...1, default: 0.5)
    self.skipsStops = skipsStops
  }

  /// Returns the lowest stop for which the projected end has passed the threshold, and from which
  /// the finger does not move back; within the limits of `skipsStops`.
  func stop(for release: ReleasePolicy.Release) -> TransitionStop {
    let chosen = projectedStop(for: release)
    if skipsStops { return chosen }
    let positions = release.positions.positions
    let distances = positions.map { ($0.progress - release.progress).magnitude }
    guard let start = positions.firstIndex(where: { $0.stop == release.start }),
      let end = positions.firstIndex(where: { $0.stop == chosen }),
      let nearest = positions.indices.min(by: { distances[$0] < distances[$1] })
    else { return chosen }
    let allowed = max(min(start - 1, nearest), 0)...min(max(start + 1, nearest), positions.count - 1)
    return positions[end.clamped(to: allowed)].stop
  }

  private func projectedStop(for release: ReleasePolicy.Release) -> TransitionStop {
    let isMovingBack = release.velocity <= -Self.reversalVelocity
    let projected = release.projectedProgress
    var chosen = release.positions.highest
    for lower in release.positions.positions.dropFirst() {
      let isAhead = lower.stop == .dismissed || lower.progress < release.progress
      let isPassed = projected < chosen.progress + threshold * (lower.progress - chosen.progress)
      guard isPassed, !(isMovingBack && isAhead) else { break }
      chosen = lower
    }
    return chosen.stop
  }
}
