import Foundation
import Testing

@testable import InteractiveModal

/// `spring_settling.json`: when springs come to rest, cross their target and overshoot it.
struct PhysicsSpringSettling: Codable, Sendable {
  let rows: [Row]

  /// One spring let go at `x0` with `v0`.
  struct Row: Codable, Sendable, CustomTestStringConvertible {
    let dampingRatio: CGFloat
    let response: TimeInterval
    let x0: CGFloat
    let v0: CGFloat
    let settle: [String: TimeInterval]
    let firstCrossing: TimeInterval?
    let overshoot: CGFloat
    let overshootTime: TimeInterval?

    /// The motion of the row, begun at 0 on the clock.
    var motion: SpringAnimation {
      let spring = TransitionSpring(dampingRatio: dampingRatio, response: response)
      return SpringAnimation(spring: spring, start: x0, velocity: v0, target: 0, startTime: 0)
    }

    /// The thresholds of the row with the last time outside each.
    var thresholds: [(tolerance: CGFloat, time: TimeInterval)] {
      settle.compactMap { key, time in Double(key).map { (CGFloat($0), time) } }
    }

    var testDescription: String { "ratio \(dampingRatio), response \(response), velocity \(v0)" }
  }
}
