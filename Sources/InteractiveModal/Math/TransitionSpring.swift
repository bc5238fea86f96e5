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
  public var dampingRatio: CGFloat {
    didSet { dampingRatio = Self.allowed(dampingRatio: dampingRatio) }
  }

  /// How long the undamped spring would take for one swing, in seconds; 0.35 by default.
  ///
  /// Lies in 0.01...100. What is set beyond that is brought to the nearer end; what is infinite or
  /// not a number counts as 0.01, so that the motion is over rather than never over.
  public var response: TimeInterval {
    didSet { response = Self.allowed(response: response) }
  }

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
