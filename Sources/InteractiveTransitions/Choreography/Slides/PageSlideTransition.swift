import UIKit

/// Slides the upper screen over the lower one, as a navigation controller's own push does.
///
/// The lower screen moves aside by a part of its width and is dimmed. The upper one casts a shadow
/// over it, and has a line at its edge: in dark mode both may be black.
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

  /// At the beginning the edge lies at that of the container, where nothing is to be seen.
  private static let edgeComing = TransitionTimeline.Interval(to: 0.1)

  /// Creates the choreography.
  public init() {}

  /// Returns the tracks of both screens, and of the edge between them.
  public func tracks(on stage: TransitionStage) -> [TransitionTrack] {
    let length = stage.departureLength
    let closed = stage.departure(by: length)
    let edge = PageEdgeView(beside: stage.frame(of: stage.upper.view), leaving: stage.departure(by: 1))
    return [
      TransitionTrack("page", stage.upper.view, .offset(from: closed)),
      TransitionTrack("page", edge, .offset(from: closed)),
      TransitionTrack("edge", edge, .opacity(from: 0), during: Self.edgeComing),
      TransitionTrack(
        "below", stage.lower.view, .offset(to: stage.departure(by: -parallax * length)),
        .opacity(to: dimmedOpacity)),
    ]
  }
}
