import UIKit

/// The pace of a spring between two moments: a cubic Bézier of share of the change over share of
/// the time.
///
/// Its control points lie at thirds of the time. Such a curve is the cubic that has the value and
/// velocity of the spring at both ends (Hermite's form).
struct SpringPace {
  /// A steeper curve than this is left to shorter times: the spring turns in it.
  private static let steepest: CGFloat = 8

  private let (first, second): (CGFloat, CGFloat)
  let isSteep: Bool

  init(from start: Flight.Moment, to end: Flight.Moment) {
    let scale = CGFloat(end.time - start.time) / (end.progress - start.progress)
    let (rise, fall) = (start.velocity * scale, end.velocity * scale)
    isSteep = !(abs(rise) < Self.steepest && abs(fall) < Self.steepest)
    (first, second) = isSteep ? (1 / 3, 2 / 3) : (rise / 3, 1 - fall / 3)
  }

  private init(_ first: CGFloat, _ second: CGFloat) {
    (self.first, self.second, isSteep) = (first, second, false)
  }

  /// The pace of a value that is a parabola over progress.
  ///
  /// - Parameter bend: By how much its slope at the start is more than the straight line's, as a
  ///   share of that. At the end its slope is less by as much.
  func bent(by bend: CGFloat) -> SpringPace { SpringPace(first * (1 + bend), 1 - (1 - second) * (1 - bend)) }

  /// The share of the change at half of the time.
  var middle: CGFloat { value(at: 0.5) }

  /// Returns the share of the change after a share of the time. The control points lie at thirds
  /// of the time, so the time is the parameter of the curve.
  func value(at share: CGFloat) -> CGFloat {
    let rest = 1 - share
    return share * (3 * rest * (rest * first + share * second) + share * share)
  }

  /// Returns the derivative of ``value(at:)``.
  func slope(at share: CGFloat) -> CGFloat {
    let rest = 1 - share
    return 3 * (rest * rest * first + 2 * rest * share * (second - first) + share * share * (1 - second))
  }

  var timingFunction: CAMediaTimingFunction {
    CAMediaTimingFunction(controlPoints: 1 / 3, Float(first), 2 / 3, Float(second))
  }
}
