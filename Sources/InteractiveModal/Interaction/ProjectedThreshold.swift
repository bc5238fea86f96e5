import Foundation

/// Dismisses a modal that is bound for the far side of a threshold.
///
/// The end of its way is projected from the finger's speed (WWDC 2018, talk 803): a slow drag is decided by
/// its place, a flick by where it would coast to. A finger that is clearly moving back always wins.
public struct ProjectedThreshold: DismissalPolicy, Equatable {
  /// Share of the travel that the projected end must pass; 0...1, 0.5 by default.
  @Clamped(0...1) public var threshold: CGFloat = 0.5
  /// Share of the speed that is left after each millisecond; 0.9...0.9999, 0.998 by default, as in a scroll view.
  @Clamped(0.9...0.9999) public var decelerationRate: CGFloat = 0.998
  /// Speed from which a finger clearly moves back, in points per second; 0...10 000, 100 by default.
  @Clamped(0...10_000) public var reversalSpeed: CGFloat = 100

  /// - Parameter threshold: What lies outside 0...1 is taken for the nearer end, what is no number for 0.5.
  public init(threshold: CGFloat = 0.5) { self.threshold = threshold }

  /// Dismisses where the projected end lies past the threshold and the finger is not moving back.
  public func stop(for release: ModalRelease) -> ModalStop {
    if release.velocity <= -max(reversalSpeed, 1) { return .presented }
    let projected = release.projectedFraction(decelerationRate: decelerationRate)
    return projected > threshold ? .dismissed : .presented
  }
}
