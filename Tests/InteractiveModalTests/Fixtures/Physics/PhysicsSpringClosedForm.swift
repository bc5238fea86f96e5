import Foundation
import Testing

@testable import InteractiveModal

/// `spring_closed_form.json`: springs of every damping, with position and velocity over time.
struct PhysicsSpringClosedForm: Codable, Sendable {
  let times: [TimeInterval]
  let rows: [Row]

  /// One spring let go at `x0` with `v0`.
  struct Row: Codable, Sendable, CustomTestStringConvertible {
    let dampingRatio: CGFloat
    let response: TimeInterval
    let x0: CGFloat
    let v0: CGFloat
    let x: [CGFloat]
    let v: [CGFloat]

    var spring: TransitionSpring { TransitionSpring(dampingRatio: dampingRatio, response: response) }
    var testDescription: String { "ratio \(dampingRatio), response \(response), velocity \(v0)" }
  }
}
