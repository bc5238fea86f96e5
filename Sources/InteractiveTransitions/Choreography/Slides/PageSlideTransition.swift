import Foundation

/// Slides the upper screen over the lower one, as a navigation controller's own push does.
///
/// The lower screen moves aside by a part of its width and is dimmed.
public struct PageSlideTransition: TransitionChoreography {
  /// The distance that the lower screen moves, as a share of its width; 0...1, 0.3 by default. A
  /// value outside becomes the nearer end; NaN becomes 0.3.
  public var parallax: CGFloat = 0.3 {
    didSet { parallax = parallax.clamped(to: 0...1, default: 0.3) }
  }
  /// The opacity of the lower screen when it is covered; 0...1, 0.9 by default. A value outside
  /// becomes the nearer end; NaN becomes 0.9.
  public var dimmedOpacity: CGFloat = 0.9 {
    didSet { dimmedOpacity = dimmedOpacity.clamped(to: 0...1, default: 0.9) }
  }

  /// Creates the choreography.
  public init() {}

  /// Returns the tracks of both screens.
  public func tracks(on stage: TransitionStage) -> [TransitionTrack] {
    let length = stage.departureLength
    return [
      TransitionTrack("page", stage.upper.view, .offset(from: stage.departure(by: length))),
      TransitionTrack(
        "below", stage.lower.view, .offset(to: stage.departure(by: -parallax * length)),
        .opacity(to: dimmedOpacity)),
    ]
  }
}
