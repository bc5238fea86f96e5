import Foundation

/// Looks as a navigation controller's own push does: the upper screen slides over the lower one, which gives way by a part of
/// its width and is dimmed.
public struct PageSlideTransition: TransitionChoreography {
  /// How far the lower screen gives way, as a share of its width; 0...1, 0.3 by default.
  @Clamped(0...1) public var parallax: CGFloat = 0.3
  /// Opacity of the lower screen where the upper one covers it; 0...1, 0.9 by default.
  @Clamped(0...1) public var dimmedOpacity: CGFloat = 0.9

  /// Creates the choreography.
  public init() {}

  /// The upper screen, and the lower one.
  public func tracks(on stage: TransitionStage) -> [TransitionTrack] {
    let length = abs(stage.departure.dx) * stage.bounds.width + abs(stage.departure.dy) * stage.bounds.height
    func way(_ share: CGFloat) -> CGPoint {
      CGPoint(x: stage.departure.dx * length * share, y: stage.departure.dy * length * share)
    }
    return [
      TransitionTrack("page", stage.upper.view, .offset(from: way(1))),
      TransitionTrack("below", stage.lower.view, .offset(to: way(-parallax)), .opacity(to: dimmedOpacity)),
    ]
  }
}
