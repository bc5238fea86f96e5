import Foundation
import Testing

/// `rubber_band.json`: what shows of a pull past an edge.
struct PhysicsRubberBand: Codable, Sendable {
  let published: [Point]
  let rows: [Row]

  /// One figure printed with the formula's first publication.
  struct Point: Codable, Sendable {
    let c: CGFloat
    let dimension: CGFloat
    let x: CGFloat
    let y: CGFloat
  }

  /// One curve.
  struct Row: Codable, Sendable, CustomTestStringConvertible {
    let c: CGFloat
    let dimension: CGFloat
    let x: [CGFloat]
    let y: [CGFloat]
    let slope: [CGFloat]

    var testDescription: String { "coefficient \(c), dimension \(dimension)" }
  }
}
