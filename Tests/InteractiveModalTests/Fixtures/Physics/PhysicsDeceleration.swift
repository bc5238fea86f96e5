import Foundation
import Testing

/// `deceleration.json`: how far thrown content coasts.
struct PhysicsDeceleration: Codable, Sendable {
  let rows: [Row]

  /// One throw.
  struct Row: Codable, Sendable, CustomTestStringConvertible {
    let rate: CGFloat
    let velocity: CGFloat
    let projectionDiscrete: CGFloat
    let projectionContinuous: CGFloat

    var testDescription: String { "rate \(rate), velocity \(velocity)" }
  }
}
