import UIKit

/// Takes a finger's readings. Lengths are in points along the travel, positive is leaving.
@MainActor protocol PanReceiver: AnyObject {
  /// Whether a finger holds the modal.
  var isHeld: Bool { get }
  /// Whether the modal stands at a stop.
  var isAtRest: Bool { get }
  /// How far the modal is from its highest place, in points; unresisted where a finger pulls it.
  var pull: CGFloat { get }
  /// How far from its highest place it returns to, in points.
  var restingPull: CGFloat { get }
  /// Whether a list at its top that is scrolled on first takes the modal up to its highest place.
  var expandsByScrolling: Bool { get }
  /// Which way the modal leaves.
  var direction: TravelDirection { get }
  /// What scroll views may do with a finger that both want.
  var listPrecedence: ScrollViewPrecedence { get }
  /// Whether another recogniser waits until it is clear that the finger is not this one's.
  func precedes(_ other: UIGestureRecognizer) -> Bool
  /// Whether the finger waits until it is clear that it is not another recogniser's.
  func yields(to other: UIGestureRecognizer) -> Bool
  /// Whether a finger that lands there is its business; in the window's coordinates.
  func takesFinger(at location: CGPoint) -> Bool
  /// Whether a modal at rest follows a finger that goes that way.
  func follows(_ heading: DragDirection) -> Bool
  func fingerLanded()
  func fingerBegan()
  func fingerMoved(by way: CGFloat, velocity: CGFloat)
  func fingerReleased(velocity: CGFloat)
  /// The finger let go of a list: the modal is where it ought to be.
  func fingerLeftOnList()
  /// The finger went up without having dragged; told after a release as well, when it means nothing.
  func fingerLifted()
  func fingerCancelled()
}

/// A modal on screen.
extension PanReceiver {
  var listPrecedence: ScrollViewPrecedence { .shared }
  func precedes(_ other: UIGestureRecognizer) -> Bool { false }
  func yields(to other: UIGestureRecognizer) -> Bool { false }
  func takesFinger(at location: CGPoint) -> Bool { true }
  func follows(_ heading: DragDirection) -> Bool { heading.isAlong(direction) }
}
