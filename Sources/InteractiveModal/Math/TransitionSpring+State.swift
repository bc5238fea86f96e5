import Foundation

extension TransitionSpring {
  /// Returns where a spring is that was let go at `displacement` and `velocity`, `time` seconds
  /// later.
  ///
  /// The exact solution of x″ + 2ζω·x′ + ω²·x = 0, at any time in one evaluation: a stall costs
  /// nothing and nothing adds up. With C and S the solutions of `fundamentals(after:)`,
  ///
  ///     x(t) = x₀·(C + ζω·S) + v₀·S
  ///     v(t) = v₀·(C − ζω·S) − x₀·ω²·S
  ///
  /// - Parameters:
  ///   - displacement: x₀, the signed distance from the target. What is not finite counts as 0.
  ///   - velocity: v₀, the change of x per second. What is not finite counts as 0.
  ///   - time: Seconds since then. What is negative or not a number counts as 0; after an infinite
  ///     time the spring is at its target.
  package func state(
    displacement: CGFloat, velocity: CGFloat, after time: TimeInterval
  ) -> (displacement: CGFloat, velocity: CGFloat) {
    let (cosine, sine) = fundamentals(after: time)
    let (x, v) = (displacement.finiteOrZero, velocity.finiteOrZero)
    let brake = dampingRatio * angularFrequency * sine
    return (x * (cosine + brake) + v * sine, v * (cosine - brake) - x * stiffness * sine)
  }

  /// The two motions of which every other is a sum: e^(−ζωt) times the cosine, and times the sine
  /// over its frequency (hyperbolic ones above a ratio of 1; 1 and t at it).
  private func fundamentals(after time: TimeInterval) -> (cosine: CGFloat, sine: CGFloat) {
    // Every allowed spring has come to exactly 0 long before 10¹² s, where cosines still mean
    // something.
    let time = time > 0 ? CGFloat(min(time, 1e12)) : 0
    return dampingRatio < 1 ? swinging(after: time) : creeping(after: time)
  }

  /// `fundamentals(after:)` below a ratio of 1.
  private func swinging(after time: CGFloat) -> (cosine: CGFloat, sine: CGFloat) {
    // 1 − ζ², without rounding the square before the difference. Close to 1 the frequency is tiny
    // but never 0, and the sine over it tends to t of its own accord.
    let frequency = angularFrequency * ((1 - dampingRatio) * (1 + dampingRatio)).squareRoot()
    let decay = exp(-dampingRatio * angularFrequency * time)
    return (decay * cos(frequency * time), decay * sin(frequency * time) / frequency)
  }

  /// `fundamentals(after:)` from a ratio of 1 on, as the sum and the difference of a slow and a
  /// fast decay.
  private func creeping(after time: CGFloat) -> (cosine: CGFloat, sine: CGFloat) {
    let root = ((dampingRatio - 1) * (dampingRatio + 1)).squareRoot()
    // The slow rate is ω(ζ − √(ζ²−1)), which cancels where ζ is large; its reciprocal form does
    // not.
    let slow = exp(-angularFrequency / (dampingRatio + root) * time)
    // Only decays are raised to a power, never a growing cosh, so nothing overflows; and `expm1`
    // keeps the digits that the difference of two nearly equal decays loses just above a ratio of
    // 1.
    let gap = 2 * angularFrequency * root
    let difference = gap > 0 ? -expm1(-gap * time) / gap : time
    return (slow * (1 + exp(-gap * time)) / 2, slow * difference)
  }
}
