import Foundation
import Testing

@testable import InteractiveModal

@Suite("The parameters of a spring")
struct TransitionSpringTests {
  @Test(
    "a damping ratio outside its domain becomes the nearer end, and NaN 1",
    arguments: [
      (0.8, 0.8), (0.05, 0.05), (100, 100), (0.049, 0.05), (-3, 0.05), (1e9, 100), (.nan, 1),
      (.infinity, 100), (-.infinity, 0.05),
    ] as [(CGFloat, CGFloat)])
  func dampingRatio(_ given: CGFloat, becomes expected: CGFloat) {
    var spring = TransitionSpring()
    spring.dampingRatio = given
    #expect(spring.dampingRatio == expected)
    #expect(TransitionSpring(dampingRatio: given) == spring)
  }

  @Test(
    "a response outside its domain becomes the nearer end; one that is not finite becomes the shortest",
    arguments: [
      (0.4, 0.4), (0.01, 0.01), (100, 100), (-2, 0.01), (0.009, 0.01), (1e9, 100), (.nan, 0.01),
      (.infinity, 0.01), (-.infinity, 0.01),
    ] as [(TimeInterval, TimeInterval)])
  func response(_ given: TimeInterval, becomes expected: TimeInterval) {
    var spring = TransitionSpring()
    spring.response = given
    #expect(spring.response == expected)
    #expect(TransitionSpring(response: given) == spring)
  }

  // MARK: Other parameters

  @Test(
    "ratio and response give the stiffness and damping of a mass of 1",
    arguments: try PhysicsRow.table("spring_parameters").rows("responseAndRatioToPhysical"))
  func physics(of row: PhysicsRow) {
    let spring = row.spring
    #expect(row.mass == 1)
    #expect(deviation(spring.stiffness, row.stiffness) < 1e-12)
    #expect(deviation(spring.damping, row.damping) < 1e-12)
    #expect(deviation(spring.angularFrequency * spring.angularFrequency, row.stiffness) < 1e-12)
  }

  @Test(
    "mass, stiffness and damping give the ratio and response",
    arguments: try PhysicsRow.table("spring_parameters").rows("physicalToResponseAndRatio"))
  func spring(ofPhysics row: PhysicsRow) {
    let spring = TransitionSpring(mass: row.mass, stiffness: row.stiffness, damping: row.damping)
    #expect(deviation(spring.dampingRatio, row.dampingRatio) < 1e-12)
    #expect(deviation(CGFloat(spring.response), row.response) < 1e-12)
  }

  @Test(
    "duration and bounce give every other parameter",
    arguments: try PhysicsRow.table("spring_parameters").rows("durationAndBounce"))
  func spring(ofPerception row: PhysicsRow) {
    let spring = TransitionSpring(duration: row.duration, bounce: row.bounce)
    #expect(CGFloat(spring.response) == row.response)
    #expect(deviation(spring.dampingRatio, row.dampingRatio) < 1e-12)
    #expect(deviation(spring.stiffness, row.stiffness) < 1e-12)
    #expect(deviation(spring.damping, row.damping) < 1e-12)
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
    "physical parameters outside their domains still make a valid spring",
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
