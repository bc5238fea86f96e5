import Foundation

/// The cubic Bézier from (0, 0) to (1, 1) by two control points, read as y over x.
///
/// With 0 ≤ x₁, x₂ ≤ 1 the curve never turns back in x, so that there is one y for every x.
struct CubicCurve: Equatable, Sendable {
  private let x1: CGFloat
  private let y1: CGFloat
  private let x2: CGFloat
  private let y2: CGFloat

  /// Creates a curve. An x out of 0...1 is brought to the nearer end; what is not a number, and a y that is
  /// not finite, counts as that of a straight line: a third for the first point, two thirds for the second.
  init(_ x1: CGFloat, _ y1: CGFloat, _ x2: CGFloat, _ y2: CGFloat) {
    self.x1 = Self.allowed(x: x1, otherwise: 1 / 3)
    self.y1 = Self.allowed(y: y1, otherwise: 1 / 3)
    self.x2 = Self.allowed(x: x2, otherwise: 2 / 3)
    self.y2 = Self.allowed(y: y2, otherwise: 2 / 3)
  }

  /// The curve turned about its middle: 1 − y at 1 − x.
  var reversed: CubicCurve {
    CubicCurve(1 - x2, 1 - y2, 1 - x1, 1 - y1)
  }

  /// Returns y where x is `progress`, which lies in 0...1.
  func value(at progress: CGFloat) -> CGFloat {
    guard progress > 0 else { return 0 }
    guard progress < 1 else { return 1 }
    return Self.coordinate(y1, y2, at: parameter(at: progress))
  }

  /// More steps than the hardest curve takes, that of three equal roots, on which Newton gains a third of the
  /// way.
  private static let steps = 64

  /// Where on the curve x is `progress`: Newton's method, and bisection where that would leave the bracket.
  private func parameter(at progress: CGFloat) -> CGFloat {
    var (lower, upper): (CGFloat, CGFloat) = (0, 1)
    var place = progress
    for _ in 0..<Self.steps {
      let miss = Self.coordinate(x1, x2, at: place) - progress
      if miss > 0 { upper = place } else { lower = place }
      let next = place - miss / Self.slope(x1, x2, at: place)
      guard miss != 0, next != place else { return place }
      place = next > lower && next < upper ? next : (lower + upper) / 2
    }
    return place
  }

  /// One coordinate of a cubic Bézier from 0 to 1: 3(1−t)²t·a + 3(1−t)t²·b + t³.
  private static func coordinate(_ a: CGFloat, _ b: CGFloat, at place: CGFloat) -> CGFloat {
    let rest = 1 - place
    return place * (3 * rest * (rest * a + place * b) + place * place)
  }

  /// Its derivative: 3(1−t)²a + 6(1−t)t(b − a) + 3t²(1 − b).
  private static func slope(_ a: CGFloat, _ b: CGFloat, at place: CGFloat) -> CGFloat {
    let rest = 1 - place
    return 3 * (rest * rest * a + 2 * rest * place * (b - a) + place * place * (1 - b))
  }

  private static func allowed(x: CGFloat, otherwise fallback: CGFloat) -> CGFloat {
    x.isNaN ? fallback : min(max(x, 0), 1)
  }

  private static func allowed(y: CGFloat, otherwise fallback: CGFloat) -> CGFloat {
    y.finiteOrZero == y ? y : fallback
  }
}
