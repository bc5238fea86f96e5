import Foundation
import Testing

@testable import InteractiveModal

@Suite("Figures of Core Animation and of Flutter")
struct PhysicsTableTests {
  /// Tests over an empty table would be green.
  @Test(
    "no table has lost a row",
    arguments: [
      ("spring_closed_form", ["rows": 108]), ("spring_settling", ["rows": 84]),
      ("deceleration", ["rows": 16]), ("spring_handoff", ["rows": 6, "interrupted": 2]),
      ("rubber_band", ["rows": 4, "published": 5]), ("timing_curves", ["rows": 4]),
      ("core_animation_spring", ["settling": 6, "perceptual": 4, "values": 3]),
      ("flutter_figures", ["springs": 2, "bounces": 1]),
      (
        "spring_parameters",
        ["responseAndRatioToPhysical": 6, "physicalToResponseAndRatio": 7, "durationAndBounce": 6]
      ),
    ] as [(String, [String: Int])])
  func rows(file: String, counts: [String: Int]) throws {
    let table = try JSONSerialization.jsonObject(with: physicsFile(file)) as? [String: Any]
    for (key, count) in counts { #expect((table?[key] as? [Any])?.count == count, "\(key)") }
  }

  @Test("a deviation of numbers that are not finite, or of no numbers, exceeds every tolerance")
  func deviations() {
    #expect(deviation(.nan, 1, scale: 1) == .infinity)
    #expect(deviation(1, 1, scale: 0) == .infinity)
    #expect(deviation([], []) == .infinity)
    #expect(deviation([1], [1, 2]) == .infinity)
    #expect(deviation([1, 2.5], [1, 2]) == 0.25)
  }

  // MARK: Core Animation

  @Test(
    "an animation from 0 to 100 has Core Animation's values",
    arguments: try PhysicsCoreAnimationSpring.read().values)
  func value(_ row: PhysicsCoreAnimationSpring.Value) {
    let motion = SpringAnimation(
      spring: TransitionSpring(mass: row.mass, stiffness: row.stiffness, damping: row.damping), start: 0,
      velocity: row.initialVelocity * 100, target: 100, startTime: 0)
    #expect((motion.value(at: row.time) - row.value).magnitude < 1e-3)
  }

  @Test(
    "after Core Animation's settling duration a spring is within a thousandth of the distance",
    arguments: try PhysicsCoreAnimationSpring.read().settling)
  func settling(_ row: PhysicsCoreAnimationSpring.Settling) {
    let spring = TransitionSpring(mass: row.mass, stiffness: row.stiffness, damping: row.damping)
    expectSettled(spring, velocity: row.initialVelocity, at: row.settlingDuration)
  }

  @Test(
    "a spring by duration and bounce settles when Core Animation's does",
    arguments: try PhysicsCoreAnimationSpring.read().perceptual)
  func perceptual(_ row: PhysicsCoreAnimationSpring.Perceptual) {
    let spring = TransitionSpring(duration: row.duration, bounce: row.bounce)
    expectSettled(spring, velocity: 0, at: row.settlingDuration)
  }

  /// The spring stays within a thousandth from `time` on, and was outside one swing before.
  ///
  /// Core Animation rounds the durations of critically damped springs up to tenths of a second.
  private func expectSettled(_ spring: TransitionSpring, velocity: CGFloat, at time: TimeInterval) {
    let rest = { spring.state(displacement: 1, velocity: -velocity, after: $0).displacement.magnitude }
    let later = stride(from: time, to: time + 2, by: 0.001).map(rest).max() ?? .infinity
    #expect(later <= 0.001)
    let swing = spring.dampingRatio < 1 - 1e-9 ? spring.response * 1.2 : 0.1
    let before = stride(from: time - swing, to: time, by: 0.001).map(rest).max() ?? 0
    #expect(before > 0.0005)
  }

  // MARK: Flutter

  @Test(
    "a spring has Flutter's values and velocities, and is done when Flutter's is",
    arguments: try PhysicsFlutterFigures.read().springs)
  func spring(_ flight: PhysicsFlutterFigures.Flight) {
    let motion = flight.motion
    #expect(flight.checks.count > 1)
    for check in flight.checks {
      let (value, velocity) = (motion.value(at: check.t), motion.velocity(at: check.t))
      #expect(check.floorX.map { $0 == value.rounded(.down) } ?? true)
      #expect(check.floorV.map { $0 == velocity.rounded(.down) } ?? true)
      #expect((check.minX ?? -.infinity) < value && value < (check.maxX ?? .infinity))
      #expect((check.maxV ?? .infinity) > velocity.magnitude)
    }
    #expect((motion.value(at: flight.doneAt) - flight.end).magnitude < flight.tolerance.distance)
    #expect(motion.velocity(at: flight.doneAt).magnitude < flight.tolerance.velocity)
    #expect(motion.isAtRest(at: flight.doneAt, within: flight.tolerance.distance))
    #expect(!motion.isAtRest(at: 0.25, within: flight.tolerance.distance))
  }

  @Test(
    "content thrown past an edge returns as in Flutter", arguments: try PhysicsFlutterFigures.read().bounces)
  func bounce(_ bounce: PhysicsFlutterFigures.Bounce) {
    let motion = bounce.motion
    let late = bounce.checks.filter { $0.t > motion.startTime }
    #expect(late.count == 3)
    for check in late {
      #expect((motion.value(at: check.t) - check.x).magnitude <= check.within)
      #expect((motion.velocity(at: check.t) - check.v).magnitude <= check.within)
    }
  }
}
