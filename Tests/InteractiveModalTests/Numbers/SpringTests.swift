import Foundation
import Testing

@testable import InteractiveModal

@Suite("A spring's figures")
struct SpringTests {
  @Test("a spring that nobody tuned is critically damped and answers within 0.35 s")
  func defaults() {
    #expect(TransitionSpring() == TransitionSpring(dampingRatio: 1, response: 0.35))
  }

  @Test(
    "a damping ratio out of its domain is brought into it",
    arguments: [
      (0.8, 0.8), (0.05, 0.05), (100, 100), (0, 0.05), (0.049, 0.05), (-3, 0.05), (1e9, 100), (.nan, 1),
      (.infinity, 100), (-.infinity, 0.05),
    ] as [(CGFloat, CGFloat)])
  func dampingRatio(_ given: CGFloat, becomes expected: CGFloat) {
    #expect(TransitionSpring(dampingRatio: given).dampingRatio == expected)
    var spring = TransitionSpring()
    spring.dampingRatio = given
    #expect(spring == TransitionSpring(dampingRatio: expected))
  }

  @Test(
    "a response out of its domain is brought into it",
    arguments: [
      (0.4, 0.4), (0.01, 0.01), (100, 100), (0, 0.01), (-2, 0.01), (0.009, 0.01), (1e9, 100),
      (.nan, 0.01), (.infinity, 0.01), (-.infinity, 0.01),
    ] as [(TimeInterval, TimeInterval)])
  func response(_ given: TimeInterval, becomes expected: TimeInterval) {
    #expect(TransitionSpring(response: given).response == expected)
    var spring = TransitionSpring()
    spring.response = given
    #expect(spring == TransitionSpring(response: expected))
  }
}
