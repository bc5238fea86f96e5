import Foundation

/// A pan's translation since it began, and the velocity of its last moves, in the window.
struct PanTrack {
  /// The velocity spans at most this many intervals between samples.
  private static let velocityIntervals = 2
  /// A finger that has not moved for this long rests, in seconds (F153).
  private static let restingTime: TimeInterval = 0.1

  private var origin = CGPoint.zero
  private var samples: [(point: CGPoint, time: TimeInterval)] = []
  private var carried = CGPoint.zero

  /// The finger's movement since the origin, plus what was carried over.
  var translation: CGPoint {
    guard let last = samples.last?.point else { return carried }
    return CGPoint(x: carried.x + last.x - origin.x, y: carried.y + last.y - origin.y)
  }

  /// Called when a finger comes or goes: the touches' middle jumps,
  /// the translation does not (F154).
  mutating func rebase(to point: CGPoint, at time: TimeInterval) {
    carried = translation
    origin = point
    samples = [(point, time)]
  }

  mutating func add(_ point: CGPoint, at time: TimeInterval) {
    samples.append((point, time))
    if samples.count > Self.velocityIntervals + 1 { samples.removeFirst() }
  }

  /// Whether the finger has moved far enough. If so, the hysteresis is subtracted along the
  /// direction (F150).
  mutating func begin(after hysteresis: CGFloat) -> Bool {
    let moved = translation
    let distance = hypot(moved.x, moved.y)
    guard distance >= hysteresis else { return false }
    carried.x -= moved.x / distance * hysteresis
    carried.y -= moved.y / distance * hysteresis
    return true
  }

  mutating func release(at time: TimeInterval) {
    if let last = samples.last, time - last.time > Self.restingTime { samples = [last] }
  }

  func velocity(at now: TimeInterval) -> CGPoint {
    guard let first = samples.first, let last = samples.last, last.time > first.time,
      now - last.time <= Self.restingTime
    else { return .zero }
    let span = last.time - first.time
    return CGPoint(x: (last.point.x - first.point.x) / span, y: (last.point.y - first.point.y) / span)
  }
}
