import Foundation
import InteractiveModal

/// The curve by which a part of a transition moves through its interval, from 0 to 1.
///
/// The curve depends on progress (0 closed, 1 open), not on time: closing runs through the same
/// values backwards. The named curves are those of `CAMediaTimingFunction`.
public struct TransitionEasing: Equatable, Sendable {
  private let curve: Curve

  private enum Curve: Equatable, Sendable {
    case linear
    case cubic(CubicCurve)
    case spring(SettlingCurve)
    case reversedSpring(SettlingCurve)
  }

  /// Even motion. Where a spring takes progress beyond 0 or 1, the part goes beyond its ends as
  /// well.
  public static let linear = TransitionEasing(curve: .linear)
  /// Starts slowly and ends fast; control points (0.42, 0) and (1, 1).
  public static let easeIn = cubic(0.42, 0, 1, 1)
  /// Starts fast and ends slowly; control points (0, 0) and (0.58, 1).
  public static let easeOut = cubic(0, 0, 0.58, 1)
  /// Starts and ends slowly; control points (0.42, 0) and (0.58, 1).
  public static let easeInOut = cubic(0.42, 0, 0.58, 1)

  /// Returns a cubic Bézier from (0, 0) to (1, 1), as `CAMediaTimingFunction` describes it.
  ///
  /// A NaN becomes the number of a straight line: a third for the first point, two thirds for the
  /// second. So does a y that is infinite or beyond ±10¹⁰⁰.
  ///
  /// - Parameters:
  ///   - x1: Progress of the first control point; 0...1. A value outside becomes the nearer end.
  ///   - y1: Value of the first control point. Below 0 the part first moves backwards.
  ///   - x2: Progress of the second control point, as `x1`.
  ///   - y2: Value of the second control point. Above 1 the part goes beyond its end and returns.
  public static func cubic(_ x1: CGFloat, _ y1: CGFloat, _ x2: CGFloat, _ y2: CGFloat) -> TransitionEasing {
    TransitionEasing(curve: .cubic(CubicCurve(x1, y1, x2, y2)))
  }

  /// Returns the curve of a spring that starts from rest and has settled at the interval's end.
  ///
  /// - Parameter dampingRatio: Strength of the damping; 0.05...1. Below 1 the curve goes beyond 1
  ///   and swings. A value outside becomes the nearer end; NaN becomes 1.
  public static func spring(dampingRatio: CGFloat) -> TransitionEasing {
    TransitionEasing(curve: .spring(SettlingCurve(dampingRatio: dampingRatio)))
  }

  /// Whether the part moves evenly through its interval.
  var isStraight: Bool {
    switch curve {
    case .linear: true
    case .cubic(let cubic): cubic.isStraight
    case .spring, .reversedSpring: false
    }
  }

  /// The curve turned about its middle: 1 − y at 1 − x.
  var reversed: TransitionEasing {
    switch curve {
    case .linear: self
    case .cubic(let cubic): TransitionEasing(curve: .cubic(cubic.reversed))
    case .spring(let spring): TransitionEasing(curve: .reversedSpring(spring))
    case .reversedSpring(let spring): TransitionEasing(curve: .spring(spring))
    }
  }

  /// Returns the part's own progress: exactly 0 at 0 and exactly 1 at 1.
  ///
  /// - Parameter progress: Progress in the interval. Outside 0...1 `linear` continues, and every
  ///   other curve stays at its end. A progress that is not finite counts as 0.
  func value(at progress: CGFloat) -> CGFloat {
    let progress = progress.finiteOrZero
    let clamped = progress.clamped(to: 0...1)
    return switch curve {
    case .linear: progress
    case .cubic(let cubic): cubic.value(at: clamped)
    case .spring(let spring): spring.value(at: clamped)
    case .reversedSpring(let spring): 1 - spring.value(at: 1 - clamped)
    }
  }
}

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

  /// Whether each y is its x.
  var isStraight: Bool { x1 == y1 && x2 == y2 }

  /// Returns the y at an x in 0...1. An x outside counts as the nearer end.
  func value(at x: CGFloat) -> CGFloat {
    guard x > 0 else { return 0 }
    guard x < 1 else { return 1 }
    if isStraight { return x }
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

/// The motion of a spring from rest at 0 to its target 1, over the time in which it settles.
///
/// The value is (1 − d(xT)) / (1 − d(T)). Here d is the distance from the target, and T the time
/// after which the distance stays below 0.1 %. The divisor makes the end exactly 1.
struct SettlingCurve: Equatable, Sendable {
  private let spring: TransitionSpring
  /// T, in seconds for a response of 1 second.
  private let duration: TimeInterval
  private let end: CGFloat

  /// - Parameter dampingRatio: 0.05...1. A value outside becomes the nearer end; NaN becomes 1.
  init(dampingRatio: CGFloat) {
    spring = TransitionSpring(dampingRatio: dampingRatio > 1 ? 1 : dampingRatio, response: 1)
    duration = SpringAnimation.restTime(of: spring, within: 0.001)
    end = Self.value(of: spring, after: duration)
  }

  /// Returns the value at a progress in 0...1.
  func value(at progress: CGFloat) -> CGFloat {
    Self.value(of: spring, after: duration * TimeInterval(progress)) / end
  }

  private static func value(of spring: TransitionSpring, after time: TimeInterval) -> CGFloat {
    1 - spring.state(displacement: 1, velocity: 0, after: time).displacement
  }
}

extension TransitionEasing {
  /// Even motion that stays at its ends where a spring goes beyond 0...1.
  static let even = cubic(1 / 3, 1 / 3, 2 / 3, 2 / 3)
}
