import Foundation
import Oscillators
import Testing

@testable import InteractiveModal

@Suite("A flight from value to value")
struct SpringAnimationTests {
  /// A time as a display link gives it: seconds since the device started.
  private static let liftTime: TimeInterval = 86_400.125
  private static let sheet = TransitionSpring(dampingRatio: 0.85, response: 0.4)

  /// Returns the flight of a row of the table, with the time in which it is released.
  private func motion(of row: PhysicsRow) -> SpringAnimation {
    SpringAnimation(
      spring: row.spring, start: row.offset, velocity: row.velocity, target: row.target,
      startTime: Self.liftTime)
  }

  /// Expects the positions and velocities of a row, from a time on.
  private func expect(_ motion: SpringAnimation, _ row: PhysicsRow, from start: TimeInterval) throws {
    let times = try PhysicsRow.table("spring_handoff").numbers("times").map { start + TimeInterval($0) }
    #expect(deviation(times.map(motion.value(at:)), try row.numbers("positions")) < 1e-9)
    #expect(deviation(times.map(motion.velocity(at:)), try row.numbers("velocities")) < 1e-9)
  }

  @Test(
    "a sheet that is released flies as the table says",
    arguments: try PhysicsRow.table("spring_handoff").rows())
  func handoff(_ row: PhysicsRow) throws {
    let motion = motion(of: row)
    try expect(motion, row, from: Self.liftTime)
    #expect(motion.value(at: .infinity) == row.target && motion.velocity(at: .infinity) == 0)
  }

  @Test(
    "a sheet whose target changes in flight continues as the table says",
    arguments: try PhysicsRow.table("spring_handoff").rows("interrupted"))
  func interruption(_ row: PhysicsRow) throws {
    let sheets = try PhysicsRow.table("spring_handoff").rows()
    let first = motion(of: try #require(try sheets.first { try $0.text("case") == row.text("case") }))
    let turn = Self.liftTime + TimeInterval(row.interruptedAt)
    let turned = SpringAnimation(
      spring: row.spring, start: first.value(at: turn), velocity: first.velocity(at: turn),
      target: row.newTarget, startTime: turn)
    #expect(deviation(turned.start, row.position, scale: 812) < 1e-9)
    #expect(deviation(turned.velocity, row.velocity) < 1e-9)
    try expect(turned, row, from: turn)
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

  // MARK: The first passage through the target

  /// The first moment in 3 seconds at which the distance has another sign, found by small steps.
  private func stepped(_ ratio: CGFloat, from start: CGFloat, at velocity: CGFloat) -> TimeInterval? {
    let oscillator = ExactOscillator(dampingRatio: ratio, response: 0.35)
    var state = SIMD2<Double>(start, velocity)
    return stride(from: 1e-4, to: 3, by: 1e-4).first { _ in
      state = oscillator.state(state, after: 1e-4)
      return state.x * start <= 0
    }
  }

  @Test(
    "the first passage through the target is found in closed form as by small steps",
    arguments: [0.3, 0.8, 0.999, 1, 1.001, 1.5, 3] as [CGFloat], [-60, -20, -5, 0, 5, 20, 60] as [CGFloat])
  func found(ratio: CGFloat, velocity: CGFloat) throws {
    let spring = TransitionSpring(dampingRatio: ratio, response: 0.35)
    for start in [-0.2, 1] as [CGFloat] {
      let animation = SpringAnimation(
        spring: spring, start: start, velocity: velocity, target: 0, startTime: 0)
      guard let first = stepped(ratio, from: start, at: velocity) else {
        // Without a change of sign there is none, or only after the distance has become tiny.
        #expect((animation.firstPassage ?? .infinity) > 3)
        continue
      }
      let passage = try #require(animation.firstPassage)
      #expect(passage <= first + 2e-6 && passage > first - 1.1e-4)
      #expect(animation.value(at: passage) * start <= 0)
    }
  }

  @Test("a flight that starts at its target is there at once")
  func atTarget() {
    let animation = SpringAnimation(
      spring: TransitionSpring(dampingRatio: 1, response: 0.35), start: 2, velocity: 9, target: 2,
      startTime: 5)
    #expect(animation.firstPassage == 0)
  }
}
