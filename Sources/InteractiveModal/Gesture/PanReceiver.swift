import UIKit

/// Decides which of two views has a finger that both could use: a scroll view, or the screen that
/// moves.
package enum ScrollViewPrecedence {
  /// Both, in turns.
  case shared
  /// The scroll view, if it scrolls along the travel.
  case scrollView
  /// The screen.
  case screen
}

/// Moves a screen by the readings of a finger.
///
/// Distances are in points along the travel, velocities in points per second; positive closes.
@MainActor package protocol PanReceiver: AnyObject {
  /// Whether a finger holds the screen.
  var isHeld: Bool { get }
  /// Whether the screen stands at a stop.
  var isAtRest: Bool { get }
  /// Distance of the screen from its highest position, positive towards closed. Under a finger it
  /// is the distance without resistance. 0 by default, for a screen that shares no finger with lists.
  var pull: CGFloat { get }
  /// Distance from the highest position to the one to which the screen returns; 0 by default.
  var restingPull: CGFloat { get }
  /// Whether a finger that scrolls on at the top of a list first takes the screen up to its
  /// highest position; false by default.
  var expandsByScrolling: Bool { get }
  var direction: TravelDirection { get }
  /// The rights of scroll views to the finger; ``ScrollViewPrecedence/shared`` by default.
  var scrollViewPrecedence: ScrollViewPrecedence { get }
  /// Whether another recogniser waits until this drag has failed; false by default.
  func precedes(_ other: UIGestureRecognizer) -> Bool
  /// Whether this drag waits until another recogniser has failed; false by default.
  func yields(to other: UIGestureRecognizer) -> Bool
  /// Whether the receiver wants a finger that lands at a location of the window; true by default.
  func takesFinger(at location: CGPoint) -> Bool
  /// Whether a screen at rest follows a finger of a direction.
  func follows(_ dragDirection: DragDirection) -> Bool
  /// Takes a move of the finger along the travel, and in both axes for a page that it carries; in points, and points
  /// per second.
  func move(by points: CGFloat, velocity: CGFloat, carrying distance: CGPoint, at carryingVelocity: CGPoint)
  /// Takes another event of the finger. A finger that begins is permitted to close the screen, unless the receiver knows better.
  func handle(_ event: InteractionEvent)
}

extension PanReceiver {
  package var pull: CGFloat { 0 }
  package var restingPull: CGFloat { 0 }
  package var expandsByScrolling: Bool { false }
  package var scrollViewPrecedence: ScrollViewPrecedence { .shared }
  package func precedes(_ other: UIGestureRecognizer) -> Bool { false }
  package func yields(to other: UIGestureRecognizer) -> Bool { false }
  package func takesFinger(at location: CGPoint) -> Bool { true }
  package func move(
    by points: CGFloat, velocity: CGFloat, carrying distance: CGPoint, at carryingVelocity: CGPoint
  ) {
    handle(.moved(by: points, velocity: velocity))
  }
}
