import Foundation
import Testing

@testable import InteractiveModal

@Suite("The other names of a spring")
struct SpringConversionsTests {
  @Test(
    "ratio and response give the stiffness and damping of a mass of 1",
    arguments: try PhysicsTable.springParameters.read(as: PhysicsSpringParameters.self)
      .responseAndRatioToPhysical)
  func physics(of row: PhysicsSpringParameters.Physical) {
    let spring = TransitionSpring(dampingRatio: row.dampingRatio, response: row.response)
    #expect(row.mass == 1)
    #expect(deviation(spring.stiffness, row.stiffness, scale: row.stiffness) < 1e-12)
    #expect(deviation(spring.damping, row.damping, scale: row.damping) < 1e-12)
    let squared = spring.angularFrequency * spring.angularFrequency
    #expect(deviation(squared, row.stiffness, scale: row.stiffness) < 1e-12)
  }

  @Test(
    "mass, stiffness and damping give the ratio and response",
    arguments: try PhysicsTable.springParameters.read(as: PhysicsSpringParameters.self)
      .physicalToResponseAndRatio)
  func spring(ofPhysics row: PhysicsSpringParameters.Physical) {
    let spring = TransitionSpring(mass: row.mass, stiffness: row.stiffness, damping: row.damping)
    #expect(deviation(spring.dampingRatio, row.dampingRatio, scale: row.dampingRatio) < 1e-12)
    #expect(deviation(spring.response, row.response, scale: row.response) < 1e-12)
  }

  @Test(
    "duration and bounce give every other figure",
    arguments: try PhysicsTable.springParameters.read(as: PhysicsSpringParameters.self).durationAndBounce)
  func spring(ofPerception row: PhysicsSpringParameters.Perceptual) {
    let spring = TransitionSpring(duration: row.duration, bounce: row.bounce)
    #expect(deviation(spring.dampingRatio, row.dampingRatio, scale: row.dampingRatio) < 1e-12)
    #expect(spring.response == row.response)
    #expect(deviation(spring.stiffness, row.stiffness, scale: row.stiffness) < 1e-12)
    #expect(deviation(spring.damping, row.damping, scale: row.damping) < 1e-12)
  }

  @Test(
    "a bounce at an end of its domain, or beyond, is the last one allowed",
    arguments: [
      (1, 0.05), (0.99, 0.05), (4, 0.05), (-1, 100), (-0.999, 100), (-4, 100), (.nan, 1),
      (.infinity, 0.05), (-.infinity, 100),
    ] as [(CGFloat, CGFloat)])
  func bounce(_ bounce: CGFloat, hasRatio expected: CGFloat) {
    #expect(TransitionSpring(duration: 0.5, bounce: bounce).dampingRatio == expected)
  }

  @Test(
    "figures that name no spring still make one that is allowed",
    arguments: [
      (0, 100, 10), (1, 0, 10), (1, -100, 10), (-1, 100, 10), (1, 100, 0), (1, 100, -5), (0, 0, 0),
      (.nan, 100, 10), (1, .infinity, 10), (1, 100, .nan), (1, 1e-200, 1e200),
    ] as [(CGFloat, CGFloat, CGFloat)])
  func nonsense(mass: CGFloat, stiffness: CGFloat, damping: CGFloat) {
    let spring = TransitionSpring(mass: mass, stiffness: stiffness, damping: damping)
    #expect((0.05...100).contains(spring.dampingRatio))
    #expect((0.01...100).contains(spring.response))
  }
}
