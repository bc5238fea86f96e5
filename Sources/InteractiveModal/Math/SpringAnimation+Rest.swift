import Foundation

/// When a flight is over.
///
/// Rest is judged by a = √(d² + (v/ω)²), with d the distance from the target and v the velocity:
/// the root of twice the energy over the stiffness. It is how far a spring without damping would
/// still swing. Damping only ever takes energy (da²/dt = −4ζv²/ω), so a never grows, and a motion
/// at rest stays at rest. A distance alone would call a motion that flies through its target at
/// rest, and a velocity alone one that turns.
extension SpringAnimation {
  /// Returns whether the value is within `tolerance` of the target at `time`, for good.
  ///
  /// - Parameters:
  ///   - time: A moment; before `startTime`, and where it is not a number, `startTime`.
  ///   - tolerance: In the unit of the value. Less than 10⁻⁹, and what is not a number, counts as
  ///     10⁻⁹.
  func isAtRest(at time: TimeInterval, within tolerance: CGFloat) -> Bool {
    amplitude(after: elapsed(at: time)) < Self.allowed(tolerance: tolerance)
  }

  /// Returns whether a state of this flight is within `tolerance` of the target, for good.
  func isAtRest(_ state: (value: CGFloat, velocity: CGFloat), within tolerance: CGFloat) -> Bool {
    hypot(state.value - target, state.velocity / spring.angularFrequency) < Self.allowed(tolerance: tolerance)
  }

  /// Returns how long after `startTime` the flight is at rest, in seconds.
  ///
  /// Late by 2 µs at most, and never early, so that `isAtRest(at:within:)` agrees at `startTime`
  /// plus the duration although the sum is rounded. Finite for every spring, however long.
  ///
  /// - Parameter tolerance: As for `isAtRest(at:within:)`.
  func restTime(within tolerance: CGFloat) -> TimeInterval {
    let tolerance = Self.allowed(tolerance: tolerance)
    guard amplitude(after: 0) >= tolerance else { return 0 }
    var lower: TimeInterval = 0
    var upper = spring.response
    while amplitude(after: upper) >= tolerance {
      (lower, upper) = (upper, upper * 2)
    }
    while upper - lower > Self.resolution {
      let middle = (lower + upper) / 2
      if amplitude(after: middle) < tolerance { upper = middle } else { lower = middle }
    }
    return upper + Self.resolution
  }

  /// Returns how long a spring takes over a distance of 1, from rest, in seconds.
  ///
  /// - Parameter tolerance: As for `isAtRest(at:within:)`.
  package static func restTime(of spring: TransitionSpring, within tolerance: CGFloat) -> TimeInterval {
    SpringAnimation(spring: spring, start: 1, target: 0, startTime: 0).restTime(within: tolerance)
  }

  /// How exactly `restTime(within:)` is found, in seconds; far below a frame, far above a clock's
  /// rounding.
  private static let resolution: TimeInterval = 1e-6

  private static func allowed(tolerance: CGFloat) -> CGFloat {
    tolerance.clamped(to: 1e-9 ... .infinity, default: 1e-9)
  }

  /// The monotone measure above, in the unit of the value.
  private func amplitude(after elapsed: TimeInterval) -> CGFloat {
    let state = state(after: elapsed)
    return hypot(state.displacement, state.velocity / spring.angularFrequency)
  }
}
