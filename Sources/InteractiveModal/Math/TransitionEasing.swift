import Foundation

/// How a part of a transition spends its interval: a curve from 0 to 1 over the share of it that has gone by.
///
/// The share is progress, not time: 0 is closed and 1 is open, and the way back runs through the same values
/// in reverse. The named curves are those of `CAMediaTimingFunction`: cubic Béziers from (0, 0) to (1, 1), by
/// (0.42, 0) and (1, 1) for `easeIn`, (0, 0) and (0.58, 1) for `easeOut`, (0.42, 0) and (0.58, 1) for
/// `easeInOut`.
public struct TransitionEasing: Equatable, Sendable {
  private let curve: Curve

  private enum Curve: Equatable, Sendable {
    case linear
    case cubic(CubicCurve)
    case spring(SettlingCurve)
    /// The settling curve, run from its end.
    case reversedSpring(SettlingCurve)
  }

  /// Even all the way, and beyond both ends: where progress overshoots, as a spring's does, so does the part.
  public static let linear = TransitionEasing(curve: .linear)
  /// Sets off slowly, and is at its fastest when it arrives.
  public static let easeIn = cubic(0.42, 0, 1, 1)
  /// Sets off at its fastest, and arrives slowly.
  public static let easeOut = cubic(0, 0, 0.58, 1)
  /// Sets off slowly and arrives slowly.
  public static let easeInOut = cubic(0.42, 0, 0.58, 1)

  /// Returns the cubic Bézier from (0, 0) to (1, 1) by two control points, as `CAMediaTimingFunction` takes
  /// them.
  ///
  /// What is not a number counts as linear's, whose control points lie at thirds of the way.
  ///
  /// - Parameters:
  ///   - x1: Share of the interval at the first control point; 0...1, what lies outside counts as the nearer
  ///     end.
  ///   - y1: Value at the first control point. Below 0 the part first goes the other way. What is infinite,
  ///     or
  ///     beyond 10¹⁰⁰ either way, counts as not a number.
  ///   - x2: As `x1`, of the second control point.
  ///   - y2: As `y1`, of the second control point. Above 1 the part overshoots and comes back.
  public static func cubic(_ x1: CGFloat, _ y1: CGFloat, _ x2: CGFloat, _ y2: CGFloat) -> TransitionEasing {
    TransitionEasing(curve: .cubic(CubicCurve(x1, y1, x2, y2)))
  }

  /// Returns the curve on which a spring settles: it sets off without speed, and is at rest when its interval
  /// ends.
  ///
  /// - Parameter dampingRatio: How strongly the spring is braked; 0.05...1, what lies outside counts as the
  ///   nearer end, and what is not a number as 1. Below 1 the curve overshoots and swings.
  public static func spring(dampingRatio: CGFloat) -> TransitionEasing {
    TransitionEasing(curve: .spring(SettlingCurve(dampingRatio: dampingRatio)))
  }

  /// The curve seen from its other end: its value at x is 1 less this one's at 1 − x.
  public var reversed: TransitionEasing {
    switch curve {
    case .linear: self
    case .cubic(let cubic): TransitionEasing(curve: .cubic(cubic.reversed))
    case .spring(let spring): TransitionEasing(curve: .reversedSpring(spring))
    case .reversedSpring(let spring): TransitionEasing(curve: .spring(spring))
    }
  }

  /// Returns how far the part has come.
  ///
  /// - Parameter progress: Share of the interval. Below 0 and above 1 `linear` goes on, and the others stay
  ///   at their ends. What is not finite counts as 0.
  /// - Returns: 0 at 0 and 1 at 1, exactly, on every curve.
  public func value(at progress: CGFloat) -> CGFloat {
    let progress = progress.finiteOrZero
    let share = min(max(progress, 0), 1)
    return switch curve {
    case .linear: progress
    case .cubic(let cubic): cubic.value(at: share)
    case .spring(let spring): spring.value(at: share)
    case .reversedSpring(let spring): 1 - spring.value(at: 1 - share)
    }
  }
}
