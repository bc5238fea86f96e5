import Foundation
import Testing

@testable import InteractiveModal

@Suite("A flight from value to value")
struct SpringMotionTests {
  /// Moments as a display link gives them: seconds since the device started.
  private static let liftTime: TimeInterval = 86_400.125

  @Test(
    "a sheet that is let go flies as the table says",
    arguments: try PhysicsTable.springHandoff.read(as: PhysicsSpringHandoff.self).rows)
  func handoff(_ row: PhysicsSpringHandoff.Row) throws {
    let times = try PhysicsTable.springHandoff.read(as: PhysicsSpringHandoff.self).times
    let motion = row.motion(startTime: Self.liftTime)
    #expect(deviation(times.map { motion.value(at: Self.liftTime + $0) }, row.positions) < 1e-9)
    #expect(deviation(times.map { motion.velocity(at: Self.liftTime + $0) }, row.velocities) < 1e-9)
  }

  @Test(
    "a sheet that is turned round in flight goes on as the table says",
    arguments: try PhysicsTable.springHandoff.read(as: PhysicsSpringHandoff.self).interrupted)
  func interruption(_ row: PhysicsSpringHandoff.Interruption) throws {
    let table = try PhysicsTable.springHandoff.read(as: PhysicsSpringHandoff.self)
    let first = try #require(table.rows.first { $0.case == row.case })
    let turn = Self.liftTime + row.interruptedAt
    let motion = first.motion(startTime: Self.liftTime)
      .retargeted(to: row.newTarget, spring: row.spring, at: turn)
    #expect(deviation(motion.start, row.position, scale: 812) < 1e-9)
    #expect(deviation(motion.velocity, row.velocity, scale: row.velocity.magnitude) < 1e-9)
    #expect(motion.target == row.newTarget)
    #expect(deviation(table.times.map { motion.value(at: turn + $0) }, row.positions) < 1e-9)
    #expect(deviation(table.times.map { motion.velocity(at: turn + $0) }, row.velocities) < 1e-9)
  }

  @Test(
    "no change of target makes the value or the velocity jump",
    arguments: [0, 1 / 120, 0.05, 0.2, 0.9, 30] as [TimeInterval], [0.3, 1, 4] as [CGFloat])
  func continuity(time: TimeInterval, dampingRatio: CGFloat) {
    let motion = flight(startTime: 10)
    let spring = TransitionSpring(dampingRatio: dampingRatio, response: 0.2)
    let turned = motion.retargeted(to: -40, spring: spring, at: 10 + time)
    #expect(turned.value(at: 10 + time) == motion.value(at: 10 + time))
    #expect(turned.velocity(at: 10 + time) == motion.velocity(at: 10 + time))
    #expect(turned.startTime == 10 + time)
    #expect(turned.spring == spring)
    // A moment later they differ by what the change of pull does in half its square, and no more.
    let moment = 10 + time + 1e-6
    let apart = (turned.value(at: moment) - motion.value(at: moment)).magnitude
    #expect(apart < 1e-6)
    #expect((turned.velocity(at: moment) - motion.velocity(at: moment)).magnitude < 5)
  }

  @Test(
    "going on to the same target with the same spring changes nothing",
    arguments: [0.02, 0.15, 0.6] as [TimeInterval])
  func sameTarget(time: TimeInterval) {
    let motion = flight(startTime: 0)
    let renewed = motion.retargeted(to: motion.target, spring: motion.spring, at: time)
    for later in [0, 0.01, 0.1, 0.7] {
      let (old, new) = (motion.value(at: time + later), renewed.value(at: time + later))
      #expect(deviation(new, old, scale: 812) < 1e-12)
      let (was, now) = (motion.velocity(at: time + later), renewed.velocity(at: time + later))
      #expect(deviation(now, was, scale: 1500) < 1e-12)
    }
  }

  @Test("the velocity is the change of the value", arguments: [0.01, 0.1, 0.25, 0.5, 1.5] as [TimeInterval])
  func derivative(time: TimeInterval) {
    let motion = flight(startTime: 0)
    let step: TimeInterval = 1e-5
    let difference = motion.value(at: time + step) - motion.value(at: time - step)
    let slope = difference / CGFloat(2 * step)
    #expect(deviation(motion.velocity(at: time), slope, scale: 1500) < 1e-6)
  }

  @Test("the flight can be asked in any order", arguments: [0.3, 0.05, 2] as [TimeInterval])
  func order(time: TimeInterval) {
    let motion = flight(startTime: 0)
    let first = motion.value(at: time)
    _ = motion.value(at: 9)
    #expect(motion.value(at: time) == first)
    #expect(first != motion.start)
  }

  @Test(
    "before it begins, and at no time at all, a flight is where it starts",
    arguments: [20, 19.999, 0, -5, -.infinity, .nan] as [TimeInterval])
  func beforeTheStart(time: TimeInterval) {
    let motion = flight(startTime: 20)
    #expect(motion.value(at: time) == 200)
    #expect(motion.velocity(at: time) == 1500)
  }

  @Test(
    "a start that is not exact in binary is given back to the last bit",
    arguments: [5, 4.5, -.infinity, .nan] as [TimeInterval])
  func exactStart(time: TimeInterval) {
    let motion = SpringAnimation(spring: TransitionSpring(), start: 0.1, target: 812.3, startTime: 5)
    #expect(motion.value(at: time) == 0.1)
  }

  @Test(
    "a flight turned round before it begins starts when it would have",
    arguments: [3, -1, .nan] as [TimeInterval])
  func earlyRetarget(time: TimeInterval) {
    let turned = flight(startTime: 20).retargeted(to: 0, spring: TransitionSpring(), at: time)
    #expect(turned.startTime == 20)
    #expect(turned.start == 200)
    #expect(turned.velocity == 1500)
    #expect(turned.target == 0)
  }

  @Test(
    "after a stall the flight is where its spring would be, not where its frames left it",
    arguments: [0.1, 0.5, 3, 3600] as [TimeInterval])
  func stall(seconds: TimeInterval) {
    let motion = flight(startTime: 100)
    let state = motion.spring.state(displacement: -612, velocity: 1500, after: seconds)
    #expect(deviation(motion.value(at: 100 + seconds), 812 + state.displacement, scale: 812) < 1e-12)
    #expect(motion.value(at: 100 + 3600 + seconds) == 812)
    #expect(motion.value(at: .infinity) == 812)
    #expect(motion.velocity(at: .infinity) == 0)
  }

  @Test(
    "whatever a flight is made from, it is finite at every moment",
    arguments: [.nan, .infinity, -.infinity, 1e308] as [CGFloat],
    [0, 0.01, 5, 1e300, .infinity] as [TimeInterval])
  func notFinite(bad: CGFloat, time: TimeInterval) {
    let spring = TransitionSpring(dampingRatio: bad, response: TimeInterval(bad))
    let motions = [
      SpringAnimation(spring: spring, start: bad, velocity: 1, target: 2, startTime: 0),
      SpringAnimation(spring: spring, start: 1, velocity: bad, target: 2, startTime: 0),
      SpringAnimation(spring: spring, start: 1, velocity: 1, target: bad, startTime: 0),
      SpringAnimation(spring: spring, start: 1, velocity: 1, target: 2, startTime: TimeInterval(bad)),
      flight(startTime: 0).retargeted(to: bad, spring: spring, at: time),
    ]
    for motion in motions {
      #expect(motion.value(at: time).isFinite)
      #expect(motion.velocity(at: time).isFinite)
    }
  }

  @Test("what is not finite counts as documented", arguments: [.nan, .infinity, -.infinity] as [CGFloat])
  func replacements(bad: CGFloat) {
    let time = TimeInterval(bad)
    let motion = SpringAnimation(
      spring: TransitionSpring(), start: bad, velocity: bad, target: 7, startTime: time)
    let expected = SpringAnimation(spring: TransitionSpring(), start: 7, velocity: 0, target: 7, startTime: 0)
    #expect(motion == expected)
    let aimless = SpringAnimation(spring: TransitionSpring(), start: 3, target: bad, startTime: 1)
    #expect(aimless == SpringAnimation(spring: TransitionSpring(), start: 3, target: 0, startTime: 1))
  }

  /// A sheet 200 points down, thrown towards 812 points at 1500 points per second.
  private func flight(startTime: TimeInterval) -> SpringAnimation {
    SpringAnimation(
      spring: TransitionSpring(dampingRatio: 0.85, response: 0.4), start: 200, velocity: 1500, target: 812,
      startTime: startTime)
  }
}
