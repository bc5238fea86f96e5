import Foundation

/// A block of animations, or an animator, while it is on its way.
@MainActor protocol AnimationParty: AnyObject {
  /// When it may be over, by the clock; `nil` while it is held.
  func expectedEnd(at now: TimeInterval) -> TimeInterval?
  func isOver(at now: TimeInterval) -> Bool
  /// Calls who waits for it.
  func end()
  /// A transition was called off that began at `start` of the layer's time: what it moved there goes back (F312).
  func turnBack(in layer: CALayer, since start: TimeInterval)
}
