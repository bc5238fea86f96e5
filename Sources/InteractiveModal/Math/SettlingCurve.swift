import Foundation

/// A spring let go at 0 without speed and drawn to 1, over the time that it takes to settle.
///
/// The value is (1 − d(xT)) / (1 − d(T)), with d the distance of
/// `TransitionSpring.state(displacement:velocity:after:)` from 1 and T the moment from which the swing stays
/// within 0.1 % for good. The divisor is 1 to 0.1 %: it makes the end exact, and leaves the start at 0 and
/// without speed.
struct SettlingCurve: Equatable, Sendable {
  private let spring: TransitionSpring
  /// T, in seconds of a spring of that response; only its product with the frequency counts.
  private let duration: TimeInterval
  private let end: CGFloat

  /// - Parameter dampingRatio: 0.05...1; what lies outside counts as the nearer end, what is not a number as
  ///   1.
  init(dampingRatio: CGFloat) {
    spring = TransitionSpring(dampingRatio: dampingRatio > 1 ? 1 : dampingRatio, response: 1)
    duration = SpringAnimation(spring: spring, start: 0, target: 1, startTime: 0).restTime(within: 0.001)
    end = Self.value(of: spring, after: duration)
  }

  /// Returns the value at `progress`, which lies in 0...1.
  func value(at progress: CGFloat) -> CGFloat {
    Self.value(of: spring, after: duration * TimeInterval(progress)) / end
  }

  private static func value(of spring: TransitionSpring, after time: TimeInterval) -> CGFloat {
    1 - spring.state(displacement: 1, velocity: 0, after: time).displacement
  }
}
