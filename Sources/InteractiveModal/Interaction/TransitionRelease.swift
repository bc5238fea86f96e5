import Foundation

/// What is known of a screen at the moment when a finger lets go of it.
public struct TransitionRelease: Equatable, Sendable {
  /// Progress: 0 closed, 1 open; above 1 if the finger has pulled the screen beyond its open
  /// position.
  public var progress: CGFloat
  /// Velocity of the finger along the travel, in points per second; positive closes.
  public var velocity: CGFloat
  /// Length of the travel, in points; 1 or more.
  public var travel: CGFloat
  /// The stops to choose from.
  public var stops: TransitionStops
  /// The stop from which the finger moved the screen. If the finger caught the screen in flight, it is the detent at
  /// which the screen stood last or for which it was bound. A detent that is not among the stops counts as the highest.
  public var start: TransitionStop {
    get { stops.position(of: wantedStart).stop }
    set { wantedStart = newValue }
  }
  /// Looked up when a policy asks: the kit makes a release for each movement of the finger.
  private var wantedStart: TransitionStop

  /// - Parameters:
  ///   - progress: 0 closed, 1 open. A value that is not finite counts as 1.
  ///   - velocity: In points per second; positive closes. A value that is not finite counts as 0.
  ///   - travel: In points. A value that is not finite, or below 1, counts as 1.
  ///   - stops: Open or closed by default.
  ///   - start: The highest detent by default.
  public init(
    progress: CGFloat, velocity: CGFloat, travel: CGFloat, stops: TransitionStops = TransitionStops(),
    start: TransitionStop = .presented
  ) {
    self.progress = progress.finiteOrZero == progress ? progress : 1
    self.velocity = velocity.finiteOrZero
    self.travel = max(travel.finiteOrZero, 1)
    self.stops = stops
    wantedStart = start
  }

  /// Returns the progress at which the screen would come to rest if it coasted like a scroll view.
  ///
  /// - Parameter rate: Share of the velocity that is left after each millisecond; see
  ///   ``ProjectedThreshold``.
  public func projectedProgress(decelerationRate rate: CGFloat) -> CGFloat {
    progress - Deceleration(rate: rate).distance(fromVelocity: velocity) / travel
  }
}
