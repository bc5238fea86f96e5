import Foundation

/// The cubic Bézier from (0, 0) to (1, 1) by two control points, read as y over x.
///
/// Both control points have 0 ≤ x ≤ 1, so the curve has exactly one y for each x.
struct CubicCurve: Equatable, Sendable {
  private let x1: CGFloat
  private let y1: CGFloat
  private let x2: CGFloat
  private let y2: CGFloat

  /// Creates a curve.
  ///
  /// An x outside 0...1 becomes the nearer end. An x that is NaN, and a y that is not finite,
  /// become those of a straight line: a third for the first point, two thirds for the second.
  init(_ x1: CGFloat, _ y1: CGFloat, _ x2: CGFloat, _ y2: CGFloat) {
    self.x1 = x1.clamped(to: 0...1, default: 1 / 3)
    self.y1 = y1.finiteOrZero == y1 ? y1 : 1 / 3
    self.x2 = x2.clamped(to: 0...1, default: 2 / 3)
    self.y2 = y2.finiteOrZero == y2 ? y2 : 2 / 3
  }

  /// The curve turned about its middle: 1 − y at 1 − x.
  var reversed: CubicCurve {
    CubicCurve(1 - x2, 1 - y2, 1 - x1, 1 - y1)
  }

  /// Returns the y at an x in 0...1. An x outside counts as the nearer end.
  func value(at x: CGFloat) -> CGFloat {
    guard x > 0 else { return 0 }
    guard x < 1 else { return 1 }
    return Self.coordinate(y1, y2, at: parameter(at: x))
  }

  /// Returns the parameter t of the point with this x, by bisection.
  private func parameter(at x: CGFloat) -> CGFloat {
    var (lower, upper): (CGFloat, CGFloat) = (0, 1)
    while true {
      let middle = (lower + upper) / 2
      guard middle > lower, middle < upper else { return upper }
      if Self.coordinate(x1, x2, at: middle) < x { lower = middle } else { upper = middle }
    }
  }

  /// Returns one coordinate of a cubic Bézier from 0 to 1: 3(1−t)²t·a + 3(1−t)t²·b + t³.
  private static func coordinate(_ a: CGFloat, _ b: CGFloat, at t: CGFloat) -> CGFloat {
    let rest = 1 - t
    return t * (3 * rest * (rest * a + t * b) + t * t)
  }
}
