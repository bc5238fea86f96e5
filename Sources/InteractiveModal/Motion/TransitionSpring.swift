import Foundation

/// A damped spring of mass 1, in the two figures a designer thinks in.
///
/// The motion is x″ + 2ζω·x′ + ω²·x = 0, with x the distance from the target, ζ = `dampingRatio`
/// and ω = 2π / `response` (WWDC 2018, talk 803; the damped harmonic oscillator of any textbook).
///
/// ```swift
/// let snappy = TransitionSpring(dampingRatio: 0.8, response: 0.3)
/// ```
public struct TransitionSpring: Equatable, Sendable {
  /// How strongly the motion is braked, without a unit; 1 by default.
  ///
  /// Below 1 the motion overshoots, at 1 it reaches its target soonest without, above 1 it creeps
  /// there. Lies in 0.05...100: a spring without damping would never rest. What is set beyond that
  /// is brought to the nearer end, and what is not a number counts as 1.
  public var dampingRatio: CGFloat { didSet { dampingRatio = Self.allowed(dampingRatio: dampingRatio) } }

  /// How long the undamped spring would take for one swing, in seconds; 0.35 by default.
  ///
  /// Lies in 0.01...100. What is set beyond that is brought to the nearer end; what is infinite or
  /// not a number counts as 0.01, so that the motion is over rather than never over.
  public var response: TimeInterval { didSet { response = Self.allowed(response: response) } }

  /// Creates a spring; figures out of their domain are brought into it, as each property tells.
  public init(dampingRatio: CGFloat = 1, response: TimeInterval = 0.35) {
    self.dampingRatio = Self.allowed(dampingRatio: dampingRatio)
    self.response = Self.allowed(response: response)
  }

  private static func allowed(dampingRatio: CGFloat) -> CGFloat {
    dampingRatio.clamped(to: 0.05...100, default: 1)
  }

  private static func allowed(response: TimeInterval) -> TimeInterval {
    response.isFinite ? response.clamped(to: 0.01...100) : 0.01
  }
}

/// The other ways to name a spring, as UIKit, Core Animation and SwiftUI do.
extension TransitionSpring {
  /// ω, in radians per second: 2π / `response`.
  var angularFrequency: CGFloat { 2 * .pi / CGFloat(response) }

  /// Force per distance for a mass of 1, in 1/s²: ω².
  var stiffness: CGFloat { angularFrequency * angularFrequency }

  /// Force per velocity for a mass of 1, in 1/s: 2ζω.
  var damping: CGFloat { 2 * dampingRatio * angularFrequency }

  /// Creates the spring that `UISpringTimingParameters` and `CASpringAnimation` name by its
  /// physics.
  ///
  /// ζ = c / 2√(km) and response = 2π·√(m/k). Only the ratios between the figures count, so any
  /// unit of mass will do. Figures that name no spring, such as a stiffness of 0, lead to a ratio
  /// or a response out of its domain, and that is brought into it as the properties tell.
  ///
  /// - Parameters:
  ///   - mass: m, above 0; 1 in most examples.
  ///   - stiffness: k, above 0, in mass/s².
  ///   - damping: c, above 0, in mass/s.
  public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat) {
    self.init(
      dampingRatio: damping / (2 * (stiffness * mass).squareRoot()),
      response: 2 * .pi * TimeInterval((mass / stiffness).squareRoot()))
  }

  /// Creates the spring that SwiftUI, and UIKit since iOS 17, name by how long it seems and how it
  /// bounces.
  ///
  /// The perceptual duration is the response; ζ = 1 − bounce, or 1 / (1 + bounce) where bounce is
  /// negative.
  ///
  /// - Parameters:
  ///   - duration: Perceptual duration, in seconds; has the domain of `response`.
  ///   - bounce: -1...1: above 0 overshoots, 0 is critically damped, below 0 creeps. A bounce
  ///     below -1 counts as -1; at either end the damping ratio is the last one allowed.
  public init(duration: TimeInterval, bounce: CGFloat) {
    let dampingRatio = bounce < 0 ? 1 / (1 + max(bounce, -1)) : 1 - bounce
    self.init(dampingRatio: dampingRatio, response: duration)
  }
}

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
