import Foundation
import Testing

@testable import InteractiveModal

@Suite("When a flight is over")
struct SpringAnimationRestTests {
  /// A sheet 200 points down, thrown towards 812 points at 1500 points per second.
  private func thrown(_ dampingRatio: CGFloat, response: TimeInterval = 0.35, at startTime: TimeInterval = 0)
    -> SpringAnimation
  {
    SpringAnimation(
      spring: TransitionSpring(dampingRatio: dampingRatio, response: response), start: 200, velocity: 1500,
      target: 812, startTime: startTime)
  }

  /// The flight of a row of the table, which begins at 0 on the clock.
  private func motion(of row: PhysicsRow) -> SpringAnimation {
    SpringAnimation(spring: row.spring, start: row.x0, velocity: row.v0, target: 0, startTime: 0)
  }

  @Test(
    "a flight is at rest within a swing after the table says that it leaves a threshold for the last time",
    arguments: try PhysicsRow.table("spring_settling").rows())
  func thresholds(_ row: PhysicsRow) throws {
    let motion = motion(of: row)
    let settle = try row.row("settle")
    #expect(settle.names == ["0.001", "0.01"])
    for name in settle.names {
      let tolerance = try #require(Double(name).map { CGFloat($0) })
      let (time, response) = (TimeInterval(try #require(settle.number(name))), TimeInterval(row.response))
      #expect((motion.value(at: time).magnitude - tolerance).magnitude < 1e-9)
      let later = (1...400).map { motion.value(at: time + Double($0) * response / 100).magnitude }
      #expect(later.allSatisfy { $0 < tolerance })
      #expect((time...time + response).contains(motion.restTime(within: tolerance)))
    }
  }

  @Test(
    "a flight passes its target and overshoots when the table says, and is not at rest there",
    arguments: try PhysicsRow.table("spring_settling").rows())
  func overshoot(_ row: PhysicsRow) {
    let motion = motion(of: row)
    let response = TimeInterval(row.response)
    guard let crossing = row.number("firstCrossing"), let turn = row.number("overshootTime") else {
      #expect(row.overshoot == 0 && row.number("firstCrossing") == nil)
      #expect((0...1000).allSatisfy { motion.value(at: Double($0) * response / 100) > 0 })
      return
    }
    #expect(motion.value(at: crossing).magnitude < 1e-9)
    // A flight that will overshoot by so much has the energy for it.
    #expect(!motion.isAtRest(at: crossing, within: row.overshoot))
    #expect((motion.value(at: turn) + row.overshoot).magnitude < 1e-9)
    #expect(motion.velocity(at: turn).magnitude < 1e-7)
    #expect(!motion.isAtRest(at: turn, within: row.overshoot * 0.999))
    #expect(motion.isAtRest(at: turn, within: row.overshoot * 1.001))
  }

  @Test(
    "a flight is at rest after its rest time, and was not a moment before",
    arguments: [0.05, 0.8, 1, 3, 100] as [CGFloat], [0, 86_400.7, 1.7e9] as [TimeInterval])
  func restTimeAgrees(dampingRatio: CGFloat, startTime: TimeInterval) {
    // With many responses, some rounding goes the wrong way.
    for response in Array(stride(from: 0.01, to: 1, by: 0.02)) + [100] {
      let motion = thrown(dampingRatio, response: response, at: startTime)
      let rest = motion.restTime(within: 0.5)
      #expect(rest.isFinite)
      #expect(motion.isAtRest(at: startTime + rest, within: 0.5))
      #expect(!motion.isAtRest(at: startTime + rest - 4e-6, within: 0.5))
    }
  }

  @Test(
    "a flight that is almost there is at rest before its spring has responded",
    arguments: [0.3, 0.6, 0.9] as [CGFloat])
  func almostThere(tolerance: CGFloat) {
    let motion = SpringAnimation(spring: TransitionSpring(), start: 1, target: 0, startTime: 0)
    let rest = motion.restTime(within: tolerance)
    #expect((0..<motion.spring.response).contains(rest) && motion.isAtRest(at: rest, within: tolerance))
    #expect(!motion.isAtRest(at: rest - 4e-6, within: tolerance))
  }

  @Test("at its target, a flight without velocity is at rest, and a flight with velocity is not")
  func atTarget() {
    let still = SpringAnimation(spring: TransitionSpring(), start: 812, target: 812, startTime: 3)
    #expect(still.restTime(within: 0.5) == 0 && still.isAtRest(at: 3, within: 0.5))
    let moving = SpringAnimation(
      spring: TransitionSpring(), start: 812, velocity: 900, target: 812, startTime: 3)
    #expect(moving.restTime(within: 0.5) > 0.1 && !moving.isAtRest(at: 3, within: 0.5))
    #expect(moving.restTime(within: .infinity) == 0)
  }

  @Test(
    "a tolerance that is not positive, or NaN, counts as a billionth",
    arguments: [0, -1, .nan, -.infinity, 1e-300] as [CGFloat], [0.05, 1, 100] as [CGFloat])
  func tolerance(given: CGFloat, dampingRatio: CGFloat) {
    let motion = thrown(dampingRatio)
    let rest = motion.restTime(within: given)
    #expect(rest == motion.restTime(within: 1e-9))
    #expect(rest > motion.restTime(within: 1e-6))
    #expect(motion.isAtRest(at: rest, within: given) && !motion.isAtRest(at: rest / 2, within: given))
  }

  @Test("even the farthest and slowest flight ends", arguments: [0.05, 1, 100] as [CGFloat])
  func farthest(dampingRatio: CGFloat) {
    let spring = TransitionSpring(dampingRatio: dampingRatio, response: 100)
    let motion = SpringAnimation(spring: spring, start: 1e100, velocity: 1e100, target: -1e100, startTime: 0)
    let rest = motion.restTime(within: 0)
    #expect(rest < 1e7)
    #expect(motion.isAtRest(at: rest, within: 0) && !motion.isAtRest(at: rest * 0.99, within: 0))
  }

  @Test(
    "before it begins, and at a time that is not finite, a flight has the energy of its start",
    arguments: [0, -.infinity, .nan] as [TimeInterval])
  func beforeTheStart(time: TimeInterval) {
    let motion = thrown(1, at: 50)
    #expect(!motion.isAtRest(at: time, within: 600))
    #expect(motion.isAtRest(at: time, within: 700))
    #expect(motion.isAtRest(at: .infinity, within: 0))
  }
}
