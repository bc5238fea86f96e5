import UIKit

/// Two siblings side by side: both slide by the width of the room and a gap, the one that leaves fades out and the one that
/// comes fades in. What a ``TransitionContainerController`` does by default.
///
/// ```swift
/// container.choreography = SiblingSlideTransition(gap: 0, fades: false)
/// ```
public struct SiblingSlideTransition: TransitionChoreography {
  /// Empty space between the two screens, in points; 16 by default. What is below 0 or no number counts as 0.
  public var gap: CGFloat
  /// Whether they fade as they slide; true by default.
  public var fades: Bool
  /// Swings over a little, and has settled after about a second.
  public var spring: TransitionSpring?
  /// Half of the way per second.
  public var launchVelocity: CGFloat { 0.5 }

  /// Creates the choreography.
  public init(
    gap: CGFloat = 16, fades: Bool = true,
    spring: TransitionSpring? = TransitionSpring(dampingRatio: 0.75, response: 0.68)
  ) {
    self.gap = gap
    self.fades = fades
    self.spring = spring
  }

  /// Both screens' places, and their opacities.
  public func tracks(on stage: TransitionStage) -> [TransitionTrack] {
    let slides = [
      TransitionTrack("coming", stage.upper.view, .offset(from: way(on: stage))),
      TransitionTrack("leaving", stage.lower.view, .offset(to: way(on: stage, sign: -1))),
    ]
    guard fades else { return slides }
    return slides + [
      TransitionTrack("fade in", stage.upper.view, .opacity(from: 0)),
      TransitionTrack("fade out", stage.lower.view, .opacity(to: 0)),
    ]
  }

  private func way(on stage: TransitionStage, sign: CGFloat = 1) -> CGPoint {
    let gap = max(gap.finiteOrZero, 0)
    return CGPoint(
      x: sign * stage.departure.dx * (stage.bounds.width + gap),
      y: sign * stage.departure.dy * (stage.bounds.height + gap))
  }
}
