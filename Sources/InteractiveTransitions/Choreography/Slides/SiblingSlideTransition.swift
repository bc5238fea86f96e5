import InteractiveModal
import UIKit

/// Slides two screens side by side, with a gap between them.
///
/// A ``TransitionContainerController`` uses it by default.
///
/// ```swift
/// container.choreography = SiblingSlideTransition(gap: 0)
/// ```
public struct SiblingSlideTransition: TransitionChoreography {
  /// The space between the two screens, in points; 16 by default. A value below 0 or not finite
  /// counts as 0.
  public var gap: CGFloat
  /// The spring that moves the transition without a finger. The default goes a little beyond its
  /// target and settles in about a second. `nil` uses the spring of the configuration.
  public var spring: TransitionSpring?
  /// 0.5, in progress per second.
  public var launchVelocity: CGFloat { 0.5 }

  /// Creates the choreography.
  public init(
    gap: CGFloat = 16, spring: TransitionSpring? = TransitionSpring(dampingRatio: 0.75, response: 0.68)
  ) {
    self.gap = gap
    self.spring = spring
  }

  /// Returns the tracks of both screens.
  public func tracks(on stage: TransitionStage) -> [TransitionTrack] {
    let distance = stage.departureLength + max(gap.finiteOrZero, 0)
    return [
      TransitionTrack("appearing", stage.upper.view, .offset(from: stage.departure(by: distance))),
      TransitionTrack("leaving", stage.lower.view, .offset(to: stage.departure(by: -distance))),
    ]
  }
}
