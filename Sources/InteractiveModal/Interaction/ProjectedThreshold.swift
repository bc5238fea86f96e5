import Foundation

/// Sends a modal to the stop it is bound for; between two stops a threshold decides.
///
/// The end of its way is projected from the finger's speed (WWDC 2018, talk 803): a slow drag is decided by
/// its place, a flick by where it would coast to. A finger that is clearly moving back never sends it farther out than
/// it is.
public struct ProjectedThreshold: ReleasePolicy, Equatable {
  /// Share of the way from one stop to the next that the projected end must pass; 0...1, 0.5 by default.
  @Clamped(0...1) public var threshold: CGFloat = 0.5
  /// Share of the speed that is left after each millisecond; 0.9...0.9999, 0.998 by default, as in a scroll view.
  @Clamped(0.9...0.9999) public var decelerationRate: CGFloat = 0.998
  /// Speed from which a finger clearly moves back, in points per second; 0...10 000, 100 by default.
  @Clamped(0...10_000) public var reversalSpeed: CGFloat = 100

  /// - Parameter threshold: What lies outside 0...1 is taken for the nearer end, what is no number for 0.5.
  public init(threshold: CGFloat = 0.5) { self.threshold = threshold }

  /// The farthest stop out that the projected end has come past the threshold to, and that the finger is not moving
  /// back from.
  public func stop(for release: TransitionRelease) -> TransitionStop {
    let isMovingBack = release.velocity <= -max(reversalSpeed, 1)
    let projected = release.projectedFraction(decelerationRate: decelerationRate)
    var chosen = release.stops.highest
    for far in release.stops.places.dropFirst() {
      let isFartherOut = far.stop == .dismissed || far.fraction > release.fraction
      let isPassed = projected > chosen.fraction + threshold * (far.fraction - chosen.fraction)
      guard isPassed, !(isMovingBack && isFartherOut) else { break }
      chosen = far
    }
    return chosen.stop
  }
}
