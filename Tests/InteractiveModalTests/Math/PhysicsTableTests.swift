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
    for (key, count) in counts { #expect(try PhysicsRow.table(file).rows(key).count == count, "\(key)") }
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
    arguments: try PhysicsRow.table("core_animation_spring").rows("values"))
  func value(_ row: PhysicsRow) {
    let motion = SpringAnimation(
      spring: row.physicalSpring, start: 0, velocity: row.initialVelocity * 100, target: 100, startTime: 0)
    #expect((motion.value(at: row.time) - row.value).magnitude < 1e-3)
  }

  /// Core Animation rounds the durations of critically damped springs up to tenths of a second.
  @Test(
    "a spring stays within a thousandth from Core Animation's settling duration on, and not a swing before",
    arguments: try ["settling", "perceptual"].flatMap {
      try PhysicsRow.table("core_animation_spring").rows($0)
    })
  func settling(_ row: PhysicsRow) {
    let perceptual = row.number("bounce").map { TransitionSpring(duration: row.duration, bounce: $0) }
    let spring = perceptual ?? row.physicalSpring
    let (velocity, time) = (row.number("initialVelocity") ?? 0, TimeInterval(row.settlingDuration))
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
    arguments: try PhysicsRow.table("flutter_figures").rows("springs"))
  func spring(_ flight: PhysicsRow) throws {
    let motion = SpringAnimation(
      spring: flight.physicalSpring, start: flight.start, velocity: flight.velocity, target: flight.end,
      startTime: 0)
    let (checks, tolerance) = (try flight.rows("checks"), try flight.row("tolerance"))
    #expect(checks.count > 1)
    for check in checks {
      let (value, velocity) = (motion.value(at: check.t), motion.velocity(at: check.t))
      #expect(check.number("floorX").map { $0 == value.rounded(.down) } ?? true)
      #expect(check.number("floorV").map { $0 == velocity.rounded(.down) } ?? true)
      #expect((check.number("minX") ?? -.infinity) < value && value < (check.number("maxX") ?? .infinity))
      #expect((check.number("maxV") ?? .infinity) > velocity.magnitude)
    }
    #expect((motion.value(at: flight.doneAt) - flight.end).magnitude < tolerance.distance)
    #expect(motion.velocity(at: flight.doneAt).magnitude < tolerance.velocity)
    #expect(motion.isAtRest(at: flight.doneAt, within: tolerance.distance))
    #expect(!motion.isAtRest(at: 0.25, within: tolerance.distance))
  }

  /// Flutter's friction leaves 0.135 of the velocity after a second. From the edge on the motion is a spring's.
  @Test(
    "content thrown past an edge returns as in Flutter",
    arguments: try PhysicsRow.table("flutter_figures").rows("bounces"))
  func bounce(_ bounce: PhysicsRow) throws {
    let (drag, extent): (CGFloat, CGFloat) = (0.135, bounce.leadingExtent)
    let edge = log(1 + (extent - bounce.position) * log(drag) / bounce.velocity) / log(drag)
    let motion = SpringAnimation(
      spring: try bounce.row("spring").physicalSpring, start: extent,
      velocity: bounce.velocity * pow(drag, edge), target: extent, startTime: TimeInterval(edge))
    let late = try bounce.rows("checks").filter { TimeInterval($0.t) > motion.startTime }
    #expect(late.count == 3)
    for check in late {
      #expect((motion.value(at: check.t) - check.x).magnitude <= check.within)
      #expect((motion.velocity(at: check.t) - check.v).magnitude <= check.within)
    }
  }
}
