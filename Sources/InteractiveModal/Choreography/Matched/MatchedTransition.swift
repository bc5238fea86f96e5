import UIKit

/// What is on both screens flies from its place on the one to its place on the other, and everything else
/// fades.
///
/// Both screens' controllers, or those shown in them, tell which views are the same things: see
/// ``MatchedElementProvider``. A copy flies for each pair of views, from frame to frame and from radius to
/// radius, while the picture of the one turns into the picture of the other; the views themselves are hidden
/// that long. The rest of the upper screen fades in over the lower one. What has no counterpart, or is not to
/// be seen, fades with its screen.
///
/// ```swift
/// NavigationTransition { operation, from, to in
///   MatchedTransition(for: operation, from: from, to: to).map(TransitionStyle.choreography)
/// }.attach(to: navigationController)
/// ```
///
/// It is a function of progress like every choreography: it may be drawn, caught and turned round. Where
/// views are laid out elsewhere in the meantime, in a rotation or by scrolling, both screens are asked anew.
public struct MatchedTransition: TransitionChoreography {
  /// When the parts move, by their names: "elements", the copies' frames and radii; "pictures", the one
  /// fading in on the other in the first half, which fades out beneath in the second; "screen", the upper
  /// screen fading in. A part that it does not name goes with the whole, as all do by default.
  public var timeline = TransitionTimeline()
  /// How pictures fill the copies; as wide as those by default.
  public var fit = SnapshotFit.width
  /// The spring that moves it when no finger does; `nil`, the default, is that of whoever runs it.
  public var spring: TransitionSpring?
  private let flights = MatchedAnimations()

  /// Creates a choreography for any two screens; with nothing on both, one fades in over the other.
  public init() {}

  /// Creates a choreography for two screens that have something in common by name; `nil` for others. Views
  /// are neither loaded nor looked at. Its spring is the one that the screen chooses that the transition
  /// comes from.
  ///
  /// - Parameters:
  ///   - operation: What is done.
  ///   - from: The screen that the transition comes from.
  ///   - to: The screen that it goes to.
  public init?(for operation: TransitionOperation, from: UIViewController, to: UIViewController) {
    let screens = MatchedScreens(
      operation, lower: operation.isOpening ? from : to, upper: operation.isOpening ? to : from)
    guard !screens.match().pairs.isEmpty else { return nil }
    spring = screens.spring
  }

  /// Tells both providers.
  public func willBegin(on stage: TransitionStage) { flights.begin(on: stage) }

  /// Copies of what is on both screens now, and what the providers add to that.
  public func tracks(on stage: TransitionStage) -> [TransitionTrack] {
    let fade = TransitionTrack("screen", stage.upper.view, .opacity(from: 0), during: interval("screen"))
    guard let flight = flights[stage] else { return [fade] }
    flight.layOut(fit: fit)
    return [fade] + flight.seats.flatMap(tracks) + flight.tracksBeside()
  }

  /// Whether a view that takes part, or one that it lies in, was laid out elsewhere since.
  public func isOutdated(on stage: TransitionStage) -> Bool { flights[stage]?.isOutdated ?? false }

  /// Tells both providers.
  public func didEnd(on stage: TransitionStage, isOpen: Bool) { flights.end(on: stage, isOpen: isOpen) }

  private func tracks(of seat: MatchedAnimation.Seat) -> [TransitionTrack] {
    let (lower, upper, copy) = (seat.pair.lower, seat.pair.upper, seat.copy)
    let (first, second) = interval("pictures").halves
    return [
      TransitionTrack(
        "elements", copy, .frame(from: lower.frame, to: upper.frame),
        .cornerRadius(from: lower.cornerRadius, to: upper.cornerRadius), during: interval("elements")),
      TransitionTrack("pictures", copy.upper, .opacity(from: 0), during: first),
      TransitionTrack("pictures", copy.lower, .opacity(to: 0), during: second),
      .hidden(lower.view), .hidden(upper.view),
    ]
  }

  private func interval(_ name: String) -> TransitionTimeline.Interval {
    timeline[name] ?? TransitionTimeline.Interval()
  }
}

extension TransitionTimeline.Interval {
  fileprivate var halves: (Self, Self) {
    let middle = (from + to) / 2
    return (Self(from: from, to: middle, easing: easing), Self(from: middle, to: to, easing: easing))
  }
}
