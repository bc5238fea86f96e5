import Foundation

/// One flight of a spring, from a value and a velocity to a target, begun at a moment of the
/// clock.
///
/// A value, not a simulation: it is asked where it is at any moment, in any order, and frames that
/// were never drawn change nothing. Values are in points, or in whatever unit `start` and `target`
/// share; velocities are in that unit per second; moments are seconds on one clock, such as a
/// display link's timestamps.
package struct SpringAnimation: Equatable, Sendable {
  /// What draws the value to `target`.
  let spring: TransitionSpring

  /// The value at `startTime`.
  let start: CGFloat

  /// The velocity at `startTime`, per second; above 0 the value grows.
  let velocity: CGFloat

  /// The value at rest.
  let target: CGFloat

  /// The moment at which the flight begins, in seconds.
  let startTime: TimeInterval

  /// Creates a flight that begins at `startTime`.
  ///
  /// No input makes a value that is not finite: a `target` that is not finite counts as 0, a
  /// `start` as `target`, a `velocity` and a `startTime` as 0.
  init(
    spring: TransitionSpring, start: CGFloat, velocity: CGFloat = 0, target: CGFloat, startTime: TimeInterval
  ) {
    self.spring = spring
    self.target = target.finiteOrZero
    self.start = start.finiteOrZero == start ? start : self.target
    self.velocity = velocity.finiteOrZero
    self.startTime = startTime.isFinite ? startTime : 0
  }

  /// Returns value and velocity at `time` in one evaluation; before `startTime`, and for NaN,
  /// those of the start.
  func state(at time: TimeInterval) -> (value: CGFloat, velocity: CGFloat) {
    let elapsed = elapsed(at: time)
    let state = state(after: elapsed)
    // start − target + target need not be exactly the start: a flight begins without a jump.
    return (elapsed > 0 ? target + state.displacement : start, state.velocity)
  }

  /// Returns the value at `time`; before `startTime`, and for NaN, `start`.
  func value(at time: TimeInterval) -> CGFloat { state(at: time).value }

  /// Returns the velocity at `time`, per second; before `startTime`, and for NaN, the initial
  /// velocity.
  func velocity(at time: TimeInterval) -> CGFloat { state(at: time).velocity }

  /// Returns a flight of the same spring to the same target from another state.
  func renewed(from state: (value: CGFloat, velocity: CGFloat), at time: TimeInterval) -> SpringAnimation {
    SpringAnimation(
      spring: spring, start: state.value, velocity: state.velocity, target: target, startTime: time)
  }

  /// The distance from the target and the velocity, `elapsed` seconds into the flight.
  func state(after elapsed: TimeInterval) -> (displacement: CGFloat, velocity: CGFloat) {
    spring.state(displacement: start - target, velocity: velocity, after: elapsed)
  }

  /// Seconds since `startTime`; negative before it, which a spring takes for 0.
  func elapsed(at time: TimeInterval) -> TimeInterval {
    time - startTime
  }
}
