import Foundation

/// A cubic Bézier from (0, 0) to (1, 1): value progress by time progress (F127).
struct CubicCurve: Equatable, Sendable {
  static let linear = CubicCurve(CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 1))
  static let easeIn = CubicCurve(CGPoint(x: 0.42, y: 0), CGPoint(x: 1, y: 1))
  static let easeOut = CubicCurve(CGPoint(x: 0, y: 0), CGPoint(x: 0.58, y: 1))
  static let easeInOut = CubicCurve(CGPoint(x: 0.42, y: 0), CGPoint(x: 0.58, y: 1))
  /// Core Animation's default.
  static let standard = CubicCurve(CGPoint(x: 0.25, y: 0.1), CGPoint(x: 0.25, y: 1))

  /// The keyboard's: Apple does not tell it; others draw it like this (F203).
  static let keyboard = CubicCurve(CGPoint(x: 0.38, y: 0.7), CGPoint(x: 0.125, y: 1))

  /// The number of bisections for full precision.
  private static let steps = 60

  let first: CGPoint
  let second: CGPoint

  /// Control points outside time 0 to 1 are clamped; non-finite coordinates count as 0.
  init(_ first: CGPoint, _ second: CGPoint) {
    self.first = Self.clamped(first)
    self.second = Self.clamped(second)
  }

  private static func clamped(_ point: CGPoint) -> CGPoint {
    CGPoint(x: point.x.isFinite ? min(max(point.x, 0), 1) : 0, y: point.y.isFinite ? point.y : 0)
  }

  /// The value at a share of the time.
  func value(at time: Double) -> Double {
    guard time > 0 else { return 0 }
    guard time < 1 else { return 1 }
    return self == .linear ? time : Self.point(parameter(at: time), first.y, second.y)
  }

  /// The first share of the time at which `value` is reached.
  func time(at value: Double) -> Double {
    guard value > 0 else { return 0 }
    guard value < 1 else { return 1 }
    return self == .linear ? value : Self.bisect { self.value(at: $0) < value }
  }

  /// The curve's parameter where x is `time`: by Newton's method, or by bisection on steep parts.
  private func parameter(at time: Double) -> Double {
    var place = time
    for _ in 0..<8 {
      let slope = Self.slope(place, first.x, second.x)
      guard slope > 1e-3 else { break }
      place -= (Self.point(place, first.x, second.x) - time) / slope
    }
    let isFound = (0...1).contains(place) && abs(Self.point(place, first.x, second.x) - time) < 1e-14
    return isFound ? place : Self.bisect { Self.point($0, first.x, second.x) < time }
  }

  private static func bisect(_ isBefore: (Double) -> Bool) -> Double {
    var (low, high) = (0.0, 1.0)
    for _ in 0..<steps {
      let middle = (low + high) / 2
      if isBefore(middle) { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }

  private static func point(_ place: Double, _ first: Double, _ second: Double) -> Double {
    let rest = 1 - place
    return place * (3 * rest * (rest * first + place * second) + place * place)
  }

  private static func slope(_ place: Double, _ first: Double, _ second: Double) -> Double {
    let rest = 1 - place
    return 3
      * (rest * rest * first + 2 * rest * place * (second - first) + place * place * (1 - second))
  }
}
