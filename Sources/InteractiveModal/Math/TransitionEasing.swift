import Foundation

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
