import Foundation
import Testing

/// `timing_curves.json`: values of Core Animation's named curves.
struct PhysicsTimingCurves: Codable, Sendable {
  let rows: [Row]

  /// One curve.
  struct Row: Codable, Sendable, CustomTestStringConvertible {
    let curve: String
    let controlPoints: [CGFloat]
    let x: [CGFloat]
    let y: [CGFloat]

    var testDescription: String { curve }
  }
}
