import Foundation

/// How content that was let go slows down; tells where a throw is bound for.
struct Deceleration: Equatable, Sendable {
  /// Share of the velocity left after each millisecond; 0.998 by default, `UIScrollView`'s normal
  /// rate.
  ///
  /// Lies in 0.001...0.9999. A rate beyond that counts as the nearer end, NaN as 0.998.
  let rate: CGFloat

  /// Creates a deceleration; a rate out of its domain is brought into it.
  init(rate: CGFloat = 0.998) {
    self.rate = rate.clamped(to: 0.001...0.9999, default: 0.998)
  }

  /// Returns how far, in points, content released at `velocity` still coasts.
  ///
  /// The sum of v/1000 · d + v/1000 · d² + …, one term a millisecond, with d the rate (WWDC 2018,
  /// talk 803).
  ///
  /// - Parameter velocity: Velocity at release, in points per second; its sign is the direction.
  ///   A velocity that is not finite counts as 0.
  /// - Returns: A distance with the sign of `velocity`.
  func distance(fromVelocity velocity: CGFloat) -> CGFloat {
    velocity.finiteOrZero / 1000 * rate / (1 - rate)
  }
}
