import Foundation

/// What is known of a modal in the moment a finger lets go of it.
public struct TransitionRelease: Equatable, Sendable {
  /// Share of the travel the modal has gone: 0 is presented, 1 is gone; below 0 it is pulled beyond its place.
  public var fraction: CGFloat
  /// Speed of the finger along the travel, in points per second; positive is leaving.
  public var velocity: CGFloat
  /// Length of the travel, in points; more than 0.
  public var travel: CGFloat
  /// The stops that there are to choose from.
  public var stops: TransitionStops

  /// - Parameters:
  ///   - fraction: Share of the travel; what is not finite counts as 0.
  ///   - velocity: In points per second; what is not finite counts as 0.
  ///   - travel: In points; what is not finite or below 1 counts as 1.
  ///   - stops: On screen or gone, by default.
  public init(
    fraction: CGFloat, velocity: CGFloat, travel: CGFloat, stops: TransitionStops = TransitionStops()
  ) {
    self.fraction = fraction.finiteOrZero
    self.velocity = velocity.finiteOrZero
    self.travel = max(travel.finiteOrZero, 1)
    self.stops = stops
  }

  /// Where the modal would coast to if nothing held it, as a share of the travel.
  ///
  /// - Parameter rate: Share of the speed that is left after each millisecond; see ``ProjectedThreshold``.
  public func projectedFraction(decelerationRate rate: CGFloat) -> CGFloat {
    fraction + Deceleration(rate: rate).distance(fromVelocity: velocity) / travel
  }
}
