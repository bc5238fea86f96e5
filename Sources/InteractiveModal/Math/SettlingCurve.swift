import Foundation

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
