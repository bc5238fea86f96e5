import Foundation
import Testing

/// Offsets of content that a finger pulls past an edge.
struct PhysicsRubberBand: PhysicsTable {
  static let file = "rubber_band"

  let published: [Point]
  let rows: [Row]

  /// One figure printed with the formula's first publication.
  struct Point: Decodable, Sendable {
    let c, dimension, x, y: CGFloat
  }

  /// One curve.
  struct Row: Decodable, Sendable, CustomTestStringConvertible {
    let c, dimension: CGFloat
    let x, y, slope: [CGFloat]

    var testDescription: String { "coefficient \(c), dimension \(dimension)" }
  }
}

/// Distances that thrown content coasts.
struct PhysicsDeceleration: PhysicsTable {
  static let file = "deceleration"

  let rows: [Row]

  /// One throw.
  struct Row: Decodable, Sendable, CustomTestStringConvertible {
    let rate, velocity, projectionDiscrete: CGFloat

    var testDescription: String { "rate \(rate), velocity \(velocity)" }
  }
}

/// Values of Core Animation's named curves.
struct PhysicsTimingCurves: PhysicsTable {
  static let file = "timing_curves"

  let rows: [Row]

  /// One curve.
  struct Row: Decodable, Sendable, CustomTestStringConvertible {
    let curve: String
    let controlPoints, x, y: [CGFloat]

    var testDescription: String { curve }
  }
}
