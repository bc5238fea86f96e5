import Foundation

/// One flight of a spring, from a value and a velocity to a target, begun at a moment of the
/// clock.
///
/// A value, not a simulation: it is asked where it is at any moment, in any order, and frames that
/// were never drawn change nothing. Values are in points, or in whatever unit `start` and `target`
/// share; velocities are in that unit per second; moments are seconds on one clock, such as a
/// display link's timestamps.
package struct SpringAnimation: Equatable, Sendable {
  let spring: TransitionSpring
  let start: CGFloat
  /// The velocity at `startTime`; above 0 the value grows.
  let velocity: CGFloat
  let target: CGFloat
  let startTime: TimeInterval

  /// How far the value goes beyond 1 at most: the farther the spring would take it, the less it follows. A
  /// flight that starts beyond 1 follows the spring from there to the target. Infinity is the default.
  let reach: CGFloat
  /// The value beyond which the value follows the spring less: 1, or the start if that is more.
  private let limit: CGFloat

  /// Creates a flight that begins at `startTime`.
  ///
  /// No input makes a value that is not finite: a `target` that is not finite counts as 0, a
  /// `start` as `target`, a `velocity` and a `startTime` as 0.
  init(
    spring: TransitionSpring, start: CGFloat, velocity: CGFloat = 0, target: CGFloat, startTime: TimeInterval,
    reach: CGFloat = .infinity, limit: CGFloat? = nil
  ) {
    self.spring = spring
    self.target = target.finiteOrZero
    self.start = start.finiteOrZero == start ? start : self.target
    self.velocity = velocity.finiteOrZero
    self.startTime = startTime.isFinite ? startTime : 0
    self.reach = reach
    self.limit = limit ?? max(self.start, 1)
  }

  /// Returns value and velocity at `time` in one evaluation; before `startTime`, and for NaN,
  /// those of the start.
  func state(at time: TimeInterval) -> (value: CGFloat, velocity: CGFloat) {
    let elapsed = time - startTime
    let state = state(after: elapsed)
    // start − target + target need not be exactly the start: a flight begins without a jump.
    let value = elapsed > 0 ? target + state.displacement : start
    let excess = value - limit
    guard excess > 0, reach < .infinity else { return (value, state.velocity) }
    // The curve of the rubber band, with slope 1 where it begins.
    let share = 1 / (1 + excess / remainder)
    return (value - excess + excess * share, state.velocity * share * share)
  }

  /// How far the value goes beyond the limit at most.
  private var remainder: CGFloat { max(reach - (limit - 1), 0) }

  func value(at time: TimeInterval) -> CGFloat { state(at: time).value }
  func velocity(at time: TimeInterval) -> CGFloat { state(at: time).velocity }

  /// Returns a flight of the same spring to the same target from another state. Beyond the limit the spring goes on
  /// from where it shows that state.
  func renewed(from state: (value: CGFloat, velocity: CGFloat), at time: TimeInterval) -> SpringAnimation {
    let (excess, remainder) = (state.value - limit, remainder)
    let share = excess > 0 && reach < .infinity && excess < remainder ? 1 - excess / remainder : 1
    return SpringAnimation(
      spring: spring, start: share < 1 ? limit + excess / share : state.value,
      velocity: state.velocity / (share * share), target: target, startTime: time, reach: reach, limit: limit)
  }

  /// The distance from the target and the velocity, `elapsed` seconds into the flight.
  func state(after elapsed: TimeInterval) -> (displacement: CGFloat, velocity: CGFloat) {
    spring.state(displacement: start - target, velocity: velocity, after: elapsed)
  }
}

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
    amplitude(after: time - startTime) < Self.allowed(tolerance: tolerance)
  }

  /// Returns whether a state of this flight is within `tolerance` of the target, for good.
  func isAtRest(_ state: (value: CGFloat, velocity: CGFloat), within tolerance: CGFloat) -> Bool {
    hypot(state.value - target, state.velocity / spring.angularFrequency) < Self.allowed(tolerance: tolerance)
  }

  /// Returns how long after `startTime` the flight is at rest, in seconds.
  ///
  /// Late by 2 µs at most, and never early, so that `isAtRest(at:within:)` agrees at `startTime`
  /// plus the duration although the sum is rounded. Finite for every spring, however long.
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

/// When a flight first comes through its target.
extension SpringAnimation {
  /// How late `firstPassage` may be, in seconds: the value is beyond the target by then, however the
  /// sums are rounded.
  private static let lateness: TimeInterval = 1e-6

  /// Seconds after `startTime` until the value first reaches the target or is beyond it; `nil` if it
  /// only approaches it. 0 if it starts there.
  ///
  /// The first positive zero of x₀·(C + ζω·S) + v₀·S, with C and S as in
  /// `TransitionSpring.state(displacement:velocity:after:)`. With b = ζω·x₀ + v₀ that is where
  /// tan(ω′t) = −x₀·ω′/b below a damping ratio of 1, t = −x₀/b at it, and tanh(ω′t) = −x₀·ω′/b above it.
  var firstPassage: TimeInterval? {
    let distance = start - target
    guard distance != 0 else { return 0 }
    let (ratio, frequency) = (spring.dampingRatio, spring.angularFrequency)
    let slope = ratio * frequency * distance + velocity
    let rate = frequency * abs((1 - ratio) * (1 + ratio)).squareRoot()
    let time: CGFloat
    if rate == 0 {
      time = -distance / slope
    } else if ratio < 1 {
      let angle = atan2(-distance * rate, slope)
      time = (angle > 0 ? angle : angle + .pi) / rate
    } else {
      time = atanh(-distance * rate / slope) / rate
    }
    return time > 0 && time.isFinite ? TimeInterval(time) + Self.lateness : nil
  }
}
