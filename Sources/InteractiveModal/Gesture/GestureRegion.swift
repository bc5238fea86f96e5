import Foundation

/// The part of a view where a finger can begin a transition, or where it moves a card.
public enum GestureRegion: Equatable, Sendable {
  /// The whole view. A scroll view that scrolls along the same axis keeps its drags; on a card, both take turns.
  case content
  /// The edge from which the finger drags, up to a distance in points; 20 by default, and for a
  /// distance that is not finite. It is the edge of the window, and for a card the card's. Scroll
  /// views at the edge of the window wait until the kit refuses the drag.
  case edge(within: CGFloat = 20)
  /// No part. Only code begins a transition; a finger can still catch it, except on a card.
  case disabled

  /// Distance from the edge of the screen within which UIKit's own edge gestures begin, in points
  /// (F351).
  private static let edgeDistance: CGFloat = 20

  /// Whether a finger at a distance from the edge, in points, can begin a transition.
  package func contains(distanceFromEdge distance: CGFloat) -> Bool {
    switch self {
    case .content: true
    case .edge(let limit): distance <= (limit.isFinite ? limit : Self.edgeDistance)
    case .disabled: false
    }
  }
}
