import Foundation
import Testing

@testable import InteractiveModal
@testable import InteractiveTransitions

@Suite("A cubic curve")
struct CubicCurveTests {
  /// Returns y of a Bézier curve at x by de Casteljau's construction, which the tested code does not use.
  private func oracle(_ points: [CGFloat], at x: CGFloat) -> CGFloat {
    func split(_ values: [CGFloat], at t: CGFloat) -> CGFloat {
      guard values.count > 1 else { return values[0] }
      return split(zip(values, values.dropFirst()).map { $0 + ($1 - $0) * t }, at: t)
    }
    var (lower, upper): (CGFloat, CGFloat) = (0, 1)
    for _ in 0..<100 {
      let middle = (lower + upper) / 2
      if split([0, points[0], points[2], 1], at: middle) < x { lower = middle } else { upper = middle }
    }
    return split([0, points[1], points[3], 1], at: (lower + upper) / 2)
  }

  @Test(
    "the named curves have the values of the table",
    arguments: try PhysicsRow.table("timing_curves").rows())
  func table(_ row: PhysicsRow) throws {
    let named: [String: TransitionEasing] = [
      "easeIn": .easeIn, "easeOut": .easeOut, "easeInEaseOut": .easeInOut,
      "default": .cubic(0.25, 0.1, 0.25, 1),
    ]
    let curve = try #require(named[try row.text("curve")])
    #expect(deviation(try row.numbers("x").map(curve.value), try row.numbers("y")) < 1e-12)
    let points = try row.numbers("controlPoints")
    #expect(curve == .cubic(points[0], points[1], points[2], points[3]))
  }

  @Test("any curve has the values of the construction", arguments: 0..<40 as Range<UInt64>)
  func construction(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let points = (0..<4).map { _ in CGFloat.random(in: 0...1, using: &random) }
    let curve = CubicCurve(points[0], points[1], points[2], points[3])
    for x in (1..<25).map({ CGFloat($0) / 25 }) {
      #expect((curve.value(at: x) - oracle(points, at: x)).magnitude < 1e-9)
    }
  }

  @Test(
    "the values are right where the curve is horizontal or vertical, as exactly as x allows",
    arguments: [[1, 0, 0, 1], [1, 1, 0, 0], [0, 0, 0, 1], [0, 1, 0, 1], [1, 0, 1, 1], [0, 1, 1, 0]]
      as [[CGFloat]])
  func hard(_ points: [CGFloat]) {
    let curve = CubicCurve(points[0], points[1], points[2], points[3])
    for x in [1e-300, 1e-12, 0.001, 0.25, 0.5, 0.75, 0.999, 1 - 1e-12] as [CGFloat] {
      #expect((curve.value(at: x) - oracle(points, at: x)).magnitude < 1e-4)
    }
  }

  @Test(
    "a control point outside of its domain moves to the nearest one in it",
    arguments: [
      ([-2, 0, 0.5, 1], [0, 0, 0.5, 1]), ([0.2, 0, 1.7, 1], [0.2, 0, 1, 1]),
      ([.infinity, 0, -.infinity, 1], [1, 0, 0, 1]),
      ([.nan, .nan, .nan, .nan], [1 / 3.0, 1 / 3.0, 2 / 3.0, 2 / 3.0]),
      ([0.3, .infinity, 0.6, -.infinity], [0.3, 1 / 3.0, 0.6, 2 / 3.0]),
      ([0.3, -2, 0.6, 5], [0.3, -2, 0.6, 5]),
    ] as [([CGFloat], [CGFloat])])
  func domain(_ given: [CGFloat], becomes expected: [CGFloat]) {
    let curve = CubicCurve(given[0], given[1], given[2], given[3])
    #expect(curve == CubicCurve(expected[0], expected[1], expected[2], expected[3]))
    #expect((curve.value(at: 0.4) - oracle(expected, at: 0.4)).magnitude < 1e-4)
  }
}
