import Foundation
import Testing

@testable import InteractiveModal

@Suite("Core Animation's spring")
struct CoreAnimationSpringTests {
  @Test(
    "an animation from 0 to 100 is where Core Animation has it",
    arguments: try PhysicsTable.coreAnimationSpring.read(as: PhysicsCoreAnimationSpring.self).values)
  func value(_ row: PhysicsCoreAnimationSpring.Value) {
    let motion = SpringAnimation(
      spring: row.spring, start: 0, velocity: row.initialVelocity * 100, target: 100, startTime: 0)
    #expect((motion.value(at: row.time) - row.value).magnitude < 1e-3)
  }

  @Test(
    "what Core Animation calls settled is within a thousandth of the distance, and was not long before",
    arguments: try PhysicsTable.coreAnimationSpring.read(as: PhysicsCoreAnimationSpring.self).settling)
  func settling(_ row: PhysicsCoreAnimationSpring.Settling) {
    expectSettled(row.spring, velocity: row.initialVelocity, at: row.settlingDuration)
  }

  @Test(
    "a spring by duration and bounce has Core Animation's constants and settles when it does",
    arguments: try PhysicsTable.coreAnimationSpring.read(as: PhysicsCoreAnimationSpring.self).perceptual)
  func perceptual(_ row: PhysicsCoreAnimationSpring.Perceptual) {
    #expect(deviation(row.spring.stiffness, row.stiffness, scale: row.stiffness) < 1e-12)
    #expect(deviation(row.spring.damping, row.damping, scale: row.damping) < 1e-12)
    expectSettled(row.spring, velocity: 0, at: row.settlingDuration)
  }

  /// Below a damping ratio of 1 the envelope of the motion passes a thousandth at `time`; at 1, `time` is the
  /// first multiple of a tenth of a second at which the rest of the way is less.
  private func expectSettled(_ spring: TransitionSpring, velocity: CGFloat, at time: TimeInterval) {
    let rest = { spring.state(displacement: 1, velocity: -velocity, after: $0).displacement.magnitude }
    guard spring.dampingRatio < 1 - 1e-9 else {
      #expect(rest(time) < 0.001)
      #expect(rest(time - 0.1) >= 0.001)
      return
    }
    let decay = spring.damping / 2
    let frequency = (spring.stiffness - decay * decay).squareRoot()
    let envelope = log((1 + ((velocity - decay) / frequency).magnitude) / 0.001) / decay
    #expect((envelope - CGFloat(time)).magnitude < 1e-6)
    let later = stride(from: time, to: time + 2, by: 0.001).map(rest).max() ?? .infinity
    #expect(later <= 0.001)
    let swing = TimeInterval(2 * .pi / frequency)
    let before = stride(from: time - swing, to: time, by: 0.001).map(rest).max() ?? 0
    #expect(before > 0.0005)
  }
}
