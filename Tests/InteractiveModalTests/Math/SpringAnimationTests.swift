import Foundation
import Testing

@testable import InteractiveModal

@Suite("A flight from value to value")
struct SpringAnimationTests {
  /// A time as a display link gives it: seconds since the device started.
  private static let liftTime: TimeInterval = 86_400.125
  private static let sheet = TransitionSpring(dampingRatio: 0.85, response: 0.4)

  @Test("a sheet that is released flies as the table says", arguments: try PhysicsSpringHandoff.read().rows)
  func handoff(_ row: PhysicsSpringHandoff.Row) throws {
    let times = try PhysicsSpringHandoff.read().times
    let motion = row.motion(startTime: Self.liftTime)
    #expect(deviation(times.map { motion.value(at: Self.liftTime + $0) }, row.positions) < 1e-9)
    #expect(deviation(times.map { motion.velocity(at: Self.liftTime + $0) }, row.velocities) < 1e-9)
    #expect(motion.value(at: .infinity) == row.target && motion.velocity(at: .infinity) == 0)
  }

  @Test(
    "a sheet whose target changes in flight continues as the table says",
    arguments: try PhysicsSpringHandoff.read().interrupted)
  func interruption(_ row: PhysicsSpringHandoff.Interruption) throws {
    let table = try PhysicsSpringHandoff.read()
    let first = try #require(table.rows.first { $0.case == row.case })
    let turn = Self.liftTime + row.interruptedAt
    let motion = first.motion(startTime: Self.liftTime)
      .retargeted(to: row.newTarget, spring: row.spring, at: turn)
    #expect(deviation(motion.start, row.position, scale: 812) < 1e-9)
    #expect(deviation(motion.velocity, row.velocity) < 1e-9)
    #expect(motion.target == row.newTarget)
    #expect(deviation(table.times.map { motion.value(at: turn + $0) }, row.positions) < 1e-9)
    #expect(deviation(table.times.map { motion.velocity(at: turn + $0) }, row.velocities) < 1e-9)
  }

  @Test(
    "no change of target makes the value or the velocity jump",
    arguments: [0, 1 / 120, 0.05, 0.2, 0.9, 30] as [TimeInterval], [0.3, 1, 4] as [CGFloat])
  func continuity(time: TimeInterval, dampingRatio: CGFloat) {
    let motion = SpringAnimation(spring: Self.sheet, start: 200, velocity: 1500, target: 812, startTime: 10)
    let spring = TransitionSpring(dampingRatio: dampingRatio, response: 0.2)
    let turned = motion.retargeted(to: -40, spring: spring, at: 10 + time)
    #expect(turned.startTime == 10 + time && turned.spring == spring)
    #expect(turned.value(at: 10 + time) == motion.value(at: 10 + time))
    #expect(turned.velocity(at: 10 + time) == motion.velocity(at: 10 + time))
    // A moment later they differ by the effect of the other force, and no more.
    let moment = 10 + time + 1e-6
    #expect((turned.value(at: moment) - motion.value(at: moment)).magnitude < 1e-6)
    #expect((turned.velocity(at: moment) - motion.velocity(at: moment)).magnitude < 5)
  }

  /// The start is not exact in binary.
  @Test(
    "before it begins, and at a time that is not finite, a flight is exactly at its start",
    arguments: [20, 19.999, 0, -5, -.infinity, .nan] as [TimeInterval])
  func beforeTheStart(time: TimeInterval) {
    let motion = SpringAnimation(spring: Self.sheet, start: 0.1, velocity: 1500, target: 812.3, startTime: 20)
    #expect(motion.value(at: time) == 0.1)
    #expect(motion.velocity(at: time) == 1500)
  }

  @Test(
    "a start, velocity, target or time that is not finite is replaced as documented",
    arguments: [.nan, .infinity, -.infinity, 1e308] as [CGFloat])
  func replacements(bad: CGFloat) {
    let time = TimeInterval(bad)
    let motion = SpringAnimation(spring: Self.sheet, start: bad, velocity: bad, target: 7, startTime: time)
    #expect(motion.start == 7 && motion.velocity == 0 && motion.target == 7)
    #expect(time.isFinite || motion.startTime == 0)
    let aimless = SpringAnimation(spring: Self.sheet, start: 3, target: bad, startTime: 1)
    #expect(aimless == SpringAnimation(spring: Self.sheet, start: 3, target: 0, startTime: 1))
    #expect(motion.value(at: 1e300).isFinite && aimless.velocity(at: 0.01).isFinite)
  }
}

extension SpringAnimation {
  /// Returns a flight to another target that takes over with the value and velocity of this one.
  fileprivate func retargeted(
    to target: CGFloat, spring: TransitionSpring, at time: TimeInterval
  ) -> SpringAnimation {
    SpringAnimation(
      spring: spring, start: value(at: time), velocity: velocity(at: time), target: target, startTime: time)
  }
}
