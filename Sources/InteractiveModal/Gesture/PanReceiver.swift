import UIKit

/// Takes a finger's readings. Lengths are in points along the travel, positive is leaving.
@MainActor protocol PanReceiver: AnyObject {
  /// Whether a finger holds the modal.
  var isHeld: Bool { get }
  /// Whether the modal stands at a stop.
  var isAtRest: Bool { get }
  /// How far a finger has pulled the modal from its place, in points; 0 where none holds it.
  var pull: CGFloat { get }
  /// Which way the modal leaves.
  var direction: TravelDirection { get }
  func fingerLanded()
  func fingerBegan()
  func fingerMoved(by way: CGFloat, velocity: CGFloat)
  func fingerReleased(velocity: CGFloat)
  /// The finger went up without having dragged; told after a release as well, when it means nothing.
  func fingerLifted()
  func fingerCancelled()
}
