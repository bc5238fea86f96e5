import Foundation

/// Decides where a screen goes when the finger lets go of it.
///
/// ```swift
/// configuration.motion.policy = .projected(threshold: 0.3)
/// ```
public struct ReleasePolicy: Equatable, Sendable {
  /// The threshold of a policy that projects; `nil` for one with a function.
  let projection: ProjectedThreshold?
  private let decide: @Sendable (Release) -> TransitionStop

  /// Decides by a function of the app.
  ///
  /// The kit also asks during the drag, to tell what a release would do. So the function returns the same stop for the
  /// same release, and has no side effects. All policies with a function are equal: Swift cannot compare
  /// closures.
  ///
  /// - Parameter stop: Returns the stop to which the screen goes. A detent that is not among the release's stops counts
  ///   as the highest.
  public init(_ stop: @escaping @Sendable (Release) -> TransitionStop) { (projection, decide) = (nil, stop) }

  /// Sends the screen to the stop near which it would coast to rest; between two stops a threshold decides.
  ///
  /// The end of the movement is projected from the finger's velocity (WWDC 2018, talk 803). So the
  /// position decides a slow drag, and the projected end decides a flick. A finger that clearly
  /// moves back never sends the screen to a lower stop.
  ///
  /// - Parameters:
  ///   - threshold: Share of the distance between two stops that the projected end must pass; 0...1, 0.5 by default. A
  ///     value outside counts as the nearer end, NaN as 0.5.
  ///   - skipsStops: Whether a swipe may pass a stop; true by default. If it may not, the screen goes to the stop next
  ///     to the one from which the finger moved it, at most. A finger that moves the screen farther sends it to the
  ///     nearest stop.
  public static func projected(threshold: CGFloat = 0.5, skipsStops: Bool = true) -> ReleasePolicy {
    ReleasePolicy(ProjectedThreshold(threshold: threshold, skipsStops: skipsStops))
  }

  private init(_ threshold: ProjectedThreshold) {
    projection = threshold
    decide = { threshold.stop(for: $0) }
  }

  /// Returns the stop to which a screen goes.
  func stop(for release: Release) -> TransitionStop { decide(release) }

  public static func == (one: ReleasePolicy, other: ReleasePolicy) -> Bool {
    one.projection == other.projection
  }
}

extension ReleasePolicy {
  /// What is known of a screen at the moment when a finger lets go of it.
  public struct Release: Equatable, Sendable {
    /// Progress: 0 closed, 1 open; above 1 if the finger has pulled the screen beyond its open
    /// position.
    public let progress: CGFloat
    /// Velocity of the finger along the travel, in points per second; positive closes.
    public let velocity: CGFloat
    /// Length of the travel, in points; 1 or more.
    public let travel: CGFloat
    let positions: TransitionStops
    private let wantedStart: TransitionStop

    /// All numbers are finite: the state machine takes no others.
    init(
      progress: CGFloat, velocity: CGFloat, travel: CGFloat, stops: TransitionStops = TransitionStops(),
      start: TransitionStop = .presented
    ) {
      (self.progress, self.velocity, self.travel) = (progress, velocity, travel)
      (positions, wantedStart) = (stops, start)
    }

    /// The stops to choose from, from the highest detent to `dismissed`.
    public var stops: [TransitionStop] { positions.positions.map(\.stop) }

    /// The stop from which the finger moved the screen. If the finger caught the screen in flight, it is the detent at
    /// which the screen was last or for which it was bound. A detent that is not among the stops counts as the highest.
    public var start: TransitionStop { positions.position(of: wantedStart).stop }

    /// Returns the progress at a stop; that of the highest detent for a detent that is not among the stops.
    public func progress(at stop: TransitionStop) -> CGFloat { positions.position(of: stop).progress }

    /// The progress at which the screen would come to rest if it coasted like a scroll view.
    ///
    /// The distance is the sum of v/1000 · d + v/1000 · d² + …, one term a millisecond, with d the share of the velocity
    /// that is left after one (WWDC 2018, talk 803).
    public var projectedProgress: CGFloat {
      let rate = ProjectedThreshold.decelerationRate
      return progress - velocity / 1000 * rate / (1 - rate) / travel
    }
  }
}
