import Foundation
import Testing

@testable import InteractiveModal

@Suite("When a flight is over")
struct SpringMotionRestTests {
  @Test(
    "a flight leaves each threshold for the last time when the table says",
    arguments: try PhysicsTable.springSettling.read(as: PhysicsSpringSettling.self).rows)
  func thresholds(_ row: PhysicsSpringSettling.Row) {
    #expect(row.thresholds.count == 2)
    for (tolerance, time) in row.thresholds {
      #expect((row.motion.value(at: time).magnitude - tolerance).magnitude < 1e-9)
      let later = (1...400).map { row.motion.value(at: time + Double($0) * row.response / 100).magnitude }
      #expect(later.allSatisfy { $0 < tolerance })
    }
  }

  @Test(
    "rest is never called before the value stays within the tolerance, nor a swing too late",
    arguments: try PhysicsTable.springSettling.read(as: PhysicsSpringSettling.self).rows)
  func restTime(_ row: PhysicsSpringSettling.Row) {
    for (tolerance, time) in row.thresholds {
      let rest = row.motion.restTime(within: tolerance)
      #expect(rest >= time)
      #expect(rest <= time + row.response)
    }
  }

  @Test(
    "a flight that passes through its target is not at rest there",
    arguments: try PhysicsTable.springSettling.read(as: PhysicsSpringSettling.self).rows)
  func crossing(_ row: PhysicsSpringSettling.Row) {
    guard let crossing = row.firstCrossing else {
      let values = (0...1000).map { row.motion.value(at: Double($0) * row.response / 100) }
      #expect(values.allSatisfy { $0 > 0 })
      return
    }
    #expect(row.motion.value(at: crossing).magnitude < 1e-9)
    // Whatever overshoots by so much still has the energy for it.
    #expect(!row.motion.isAtRest(at: crossing, within: row.overshoot))
  }

  @Test(
    "a flight overshoots as far and as late as the table says, and is not at rest as it turns",
    arguments: try PhysicsTable.springSettling.read(as: PhysicsSpringSettling.self).rows)
  func overshoot(_ row: PhysicsSpringSettling.Row) {
    guard let time = row.overshootTime else {
      #expect(row.overshoot == 0)
      #expect(row.firstCrossing == nil)
      return
    }
    #expect((row.motion.value(at: time) + row.overshoot).magnitude < 1e-9)
    #expect(row.motion.velocity(at: time).magnitude < 1e-7)
    #expect(!row.motion.isAtRest(at: time, within: row.overshoot * 0.999))
    #expect(row.motion.isAtRest(at: time, within: row.overshoot * 1.001))
  }

  @Test("once at rest a flight stays at rest", arguments: [0.05, 0.3, 0.85, 1, 1.4, 20] as [CGFloat])
  func monotone(dampingRatio: CGFloat) {
    let motion = thrown(TransitionSpring(dampingRatio: dampingRatio, response: 0.35), startTime: 0)
    let tolerances: [CGFloat] = [100, 10, 1, 0.5, 0.01]
    for tolerance in tolerances {
      let rests = (0...2000).map { motion.isAtRest(at: Double($0) * 0.02, within: tolerance) }
      let first = rests.firstIndex(of: true) ?? rests.endIndex
      #expect(first > 0)
      #expect(first < rests.endIndex)
      #expect(rests[first...].allSatisfy { $0 })
    }
  }

  @Test(
    "a flight is at rest after its rest time, and was not a moment before",
    arguments: [0.05, 0.8, 1, 3, 100] as [CGFloat], [0, 86_400.7, 1.7e9] as [TimeInterval])
  func restTimeAgrees(dampingRatio: CGFloat, startTime: TimeInterval) {
    // Many, since a rounding that goes the wrong way now and then is what this is about.
    for response in Array(stride(from: 0.01, to: 1, by: 0.02)) + [100] {
      let spring = TransitionSpring(dampingRatio: dampingRatio, response: response)
      let motion = thrown(spring, startTime: startTime)
      let rest = motion.restTime(within: 0.5)
      #expect(rest.isFinite)
      #expect(motion.isAtRest(at: startTime + rest, within: 0.5))
      #expect(!motion.isAtRest(at: startTime + rest - 4e-6, within: 0.5))
    }
  }

  @Test("a flight with nowhere to go is at rest from the start")
  func nowhere() {
    let motion = SpringAnimation(spring: TransitionSpring(), start: 812, target: 812, startTime: 3)
    #expect(motion.restTime(within: 0.5) == 0)
    #expect(motion.isAtRest(at: 3, within: 0.5))
  }

  @Test("a flight that starts at its target with a speed is not at rest")
  func speedAlone() {
    let motion = SpringAnimation(
      spring: TransitionSpring(), start: 812, velocity: 900, target: 812, startTime: 3)
    #expect(!motion.isAtRest(at: 3, within: 0.5))
    #expect(motion.restTime(within: 0.5) > 0.1)
  }

  @Test(
    "a tolerance that nothing could meet counts as a billionth",
    arguments: [0, -1, .nan, -.infinity, 1e-300] as [CGFloat], [0.05, 1, 100] as [CGFloat])
  func tolerance(given: CGFloat, dampingRatio: CGFloat) {
    let motion = thrown(TransitionSpring(dampingRatio: dampingRatio, response: 0.35), startTime: 0)
    let rest = motion.restTime(within: given)
    #expect(rest == motion.restTime(within: 1e-9))
    #expect(rest > motion.restTime(within: 1e-6))
    #expect(motion.isAtRest(at: rest, within: given))
    #expect(!motion.isAtRest(at: rest / 2, within: given))
  }

  @Test("any flight is within an infinite tolerance")
  func infiniteTolerance() {
    #expect(thrown(TransitionSpring(), startTime: 0).restTime(within: .infinity) == 0)
  }

  @Test("even the farthest and slowest flight ends", arguments: [0.05, 1, 100] as [CGFloat])
  func farthest(dampingRatio: CGFloat) {
    let spring = TransitionSpring(dampingRatio: dampingRatio, response: 100)
    let motion = SpringAnimation(spring: spring, start: 1e100, velocity: 1e100, target: -1e100, startTime: 0)
    let rest = motion.restTime(within: 0)
    #expect(rest < 1e7)
    #expect(motion.isAtRest(at: rest, within: 0))
    #expect(!motion.isAtRest(at: rest * 0.99, within: 0))
  }

  @Test(
    "before it begins, and at no time at all, a flight is judged by its start",
    arguments: [0, -.infinity, .nan] as [TimeInterval])
  func beforeTheStart(time: TimeInterval) {
    let motion = thrown(TransitionSpring(), startTime: 50)
    #expect(!motion.isAtRest(at: time, within: 600))
    #expect(motion.isAtRest(at: time, within: 700))
    #expect(motion.isAtRest(at: .infinity, within: 0))
  }

  /// A sheet 200 points down, thrown towards 812 points at 1500 points per second.
  private func thrown(_ spring: TransitionSpring, startTime: TimeInterval) -> SpringAnimation {
    SpringAnimation(spring: spring, start: 200, velocity: 1500, target: 812, startTime: startTime)
  }
}
