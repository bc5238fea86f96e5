import Foundation

/// Where on a view a finger has to come down to move what is there.
public enum GestureRegion: Equatable, Sendable {
  /// Anywhere. A scroll view that scrolls the same way keeps the finger.
  case content
  /// So near to the edge of the window from which the finger draws; 20 points by default, also for what is no number. Scroll
  /// views wait until it is clear that the finger does not draw.
  case screenEdge(within: CGFloat = 20)
  /// Nowhere: only what code asks for is done, and a finger can catch that.
  case disabled

  /// How near to the edge a finger is at it, in points (F351).
  static let edgeReach: CGFloat = 20
}
