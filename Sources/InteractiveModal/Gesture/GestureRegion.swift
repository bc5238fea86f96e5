import Foundation

/// The part of a view where a finger can begin a transition.
public enum GestureRegion: Equatable, Sendable {
  /// The whole view. A scroll view that scrolls along the same axis keeps its drags.
  case content
  /// The edge of the window from which the finger drags, up to a distance in points; 20 by
  /// default, and for a distance that is not finite. Scroll views there wait until the kit refuses
  /// the drag.
  case screenEdge(within: CGFloat = 20)
  /// No part. Only code begins a transition; a finger can still catch it.
  case disabled

  /// Distance from the edge of the screen within which UIKit's own edge gestures begin, in points
  /// (F351).
  private static let edgeDistance: CGFloat = 20

  /// Whether a finger at a distance from the edge, in points, can begin a transition.
  package func contains(distanceFromEdge distance: CGFloat) -> Bool {
    switch self {
    case .content: true
    case .screenEdge(let limit): distance <= (limit.isFinite ? limit : Self.edgeDistance)
    case .disabled: false
    }
  }
}
