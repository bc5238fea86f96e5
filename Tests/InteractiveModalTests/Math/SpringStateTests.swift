import Foundation
import Oscillators
import Testing

@testable import InteractiveModal

@Suite("A spring's state over time")
struct SpringStateTests {
  @Test(
    "position and velocity agree with the table, from bouncy to creeping",
    arguments: try PhysicsRow.table("spring_closed_form").rows())
  func closedForm(_ row: PhysicsRow) throws {
    let times = try PhysicsRow.table("spring_closed_form").numbers("times")
    let states = times.map { row.spring.state(displacement: row.x0, velocity: row.v0, after: $0) }
    #expect(deviation(states.map(\.displacement), try row.numbers("x")) < 1e-9)
    #expect(deviation(states.map(\.velocity), try row.numbers("v")) < 1e-9)
  }

  @Test(
    "the motion obeys the equation it solves, on either side of critical damping and far from it",
    arguments: [0.05, 0.3, 0.999_999, 1 - 1e-12, 1, 1 + 1e-12, 1.000_001, 1.1, 4.56] as [CGFloat],
    [0.02, 0.3] as [TimeInterval])
  func equationOfMotion(dampingRatio: CGFloat, time: TimeInterval) {
    let spring = TransitionSpring(dampingRatio: dampingRatio, response: 0.35)
    let (x, v): (CGFloat, CGFloat) = (-320, 2600)
    let actual = spring.state(displacement: x, velocity: v, after: time)
    let expected = ExactOscillator(dampingRatio: dampingRatio, response: 0.35).state([x, v], after: time)
    #expect(deviation(actual.displacement, expected.x, scale: 320) < 1e-9)
    #expect(deviation(actual.velocity, expected.y, scale: 2600) < 1e-9)
  }

  @Test(
    "the strongest damping allowed creeps at the slow rate alone",
    arguments: [0.01, 0.35, 100] as [TimeInterval])
  func strongestDamping(response: TimeInterval) {
    let spring = TransitionSpring(dampingRatio: 100, response: response)
    let time = 400 * response
    // ω(ζ − √(ζ²−1)) = ω/2ζ·(1 + 1/4ζ² + 1/8ζ⁴ + 5/64ζ⁶ …), which subtracts nothing.
    let rate = spring.angularFrequency / 200 * (1 + 1 / 4e4 + 1 / 8e8 + 5 / 64e12)
    let expected = exp(-rate * CGFloat(time))
    let state = spring.state(displacement: 1, velocity: -rate, after: time)
    #expect(deviation(state.displacement, expected, scale: expected) < 1e-12)
    #expect(deviation(state.velocity, -rate * expected, scale: rate * expected) < 1e-12)
  }

  @Test(
    "after seconds, hours or for ever without a frame, the spring is at its target",
    arguments: [0.05, 0.999_999_999, 1, 1.000_000_001, 8, 100] as [CGFloat],
    [1e7, 1e12, 1e300, .greatestFiniteMagnitude, .infinity] as [TimeInterval])
  func longStall(dampingRatio: CGFloat, time: TimeInterval) {
    for response in [0.01, 0.35, 100] {
      let spring = TransitionSpring(dampingRatio: dampingRatio, response: response)
      let state = spring.state(displacement: 800, velocity: 9000, after: time)
      #expect(state == (0, 0))
    }
  }

  @Test(
    "a time before the start, or none at all, is the start",
    arguments: [0, -0.0, -1e-9, -5, -.infinity, .nan] as [TimeInterval], [0.5, 1, 2] as [CGFloat])
  func noTime(time: TimeInterval, dampingRatio: CGFloat) {
    let state = TransitionSpring(dampingRatio: dampingRatio).state(displacement: 3, velocity: -7, after: time)
    #expect(state == (3, -7))
  }

  @Test(
    "a displacement or a velocity that is not finite counts as 0",
    arguments: [.nan, .infinity, -.infinity, .greatestFiniteMagnitude] as [CGFloat], [0.5, 1, 2] as [CGFloat])
  func notFinite(given: CGFloat, dampingRatio: CGFloat) {
    let spring = TransitionSpring(dampingRatio: dampingRatio, response: 0.01)
    let still = spring.state(displacement: 5, velocity: given, after: 0.003)
    #expect(still == spring.state(displacement: 5, velocity: 0, after: 0.003))
    let placed = spring.state(displacement: given, velocity: 5, after: 0.003)
    #expect(placed == spring.state(displacement: 0, velocity: 5, after: 0.003))
    let largest = spring.state(displacement: 1e100, velocity: -1e100, after: 0.001)
    #expect(largest.displacement.isFinite && largest.displacement != 0)
    #expect(largest.velocity.isFinite && largest.velocity != 0)
  }
}
