import Foundation

/// Two fingers: their distance, their angle, and how fast these change (F494).
@MainActor struct FingerPair {
  /// The fingers in two events.
  struct Change {
    /// New distance by old distance.
    let scale: CGFloat
    /// In radians, clockwise, the shorter way.
    let rotation: CGFloat
    /// In seconds.
    let time: TimeInterval
  }

  private var last: (vector: CGVector, time: TimeInterval)?
  /// How far the fingers have come from each other, and around each other, in points, since they landed.
  private(set) var spread: CGFloat = 0
  private(set) var turn: CGFloat = 0

  /// Called when a finger comes or goes: the next change counts from here.
  mutating func rebase(_ touches: [UITouch], at time: TimeInterval) {
    last = Self.vector(touches).map { ($0, time) }
  }

  mutating func move(_ touches: [UITouch], at time: TimeInterval) -> Change? {
    guard let last, let vector = Self.vector(touches) else { return nil }
    self.last = (vector, time)
    let (old, new) = (hypot(last.vector.dx, last.vector.dy), hypot(vector.dx, vector.dy))
    guard old > 0, new > 0 else { return nil }
    let cross = last.vector.dx * vector.dy - last.vector.dy * vector.dx
    let dot = last.vector.dx * vector.dx + last.vector.dy * vector.dy
    let rotation = atan2(cross, dot)
    spread += new - old
    turn += rotation * new / 2
    return Change(scale: new / old, rotation: rotation, time: time - last.time)
  }

  private static func vector(_ touches: [UITouch]) -> CGVector? {
    guard touches.count >= 2 else { return nil }
    let (one, other) = (touches[0].location, touches[1].location)
    return CGVector(dx: other.x - one.x, dy: other.y - one.y)
  }
}
