import Foundation
import Oscillators
import Testing

@testable import InteractiveModal

@Suite("When a spring first comes through its target") struct SpringPassageTests {
  private struct Case: CustomTestStringConvertible {
    let ratio: CGFloat
    let start: CGFloat
    let velocity: CGFloat
    var testDescription: String { "\(ratio), from \(start) at \(velocity)" }
  }

  private static let cases: [Case] = [0.3, 0.8, 0.999, 1, 1.001, 1.5, 3].flatMap { ratio in
    [-0.2, 1].flatMap { start in
      [-60, -20, -5, 0, 5, 20, 60].map { Case(ratio: ratio, start: start, velocity: $0) }
    }
  }

  /// The first moment in 3 seconds at which the distance has another sign, found by small steps.
  private func stepped(_ given: Case) -> TimeInterval? {
    let oscillator = SteppedOscillator(dampingRatio: given.ratio, response: 0.35)
    var state = SIMD2<Double>(given.start, given.velocity)
    return stride(from: 1e-4, to: 3, by: 1e-4).first { _ in
      state = oscillator.state(state, after: 1e-4)
      return state.x * given.start <= 0
    }
  }

  @Test("is found in closed form as by small steps", arguments: cases)
  private func found(_ given: Case) throws {
    let spring = TransitionSpring(dampingRatio: given.ratio, response: 0.35)
    let animation = SpringAnimation(
      spring: spring, start: given.start, velocity: given.velocity, target: 0, startTime: 0)
    guard let first = stepped(given) else {
      // Without a change of sign there is none, or only after the distance has become tiny.
      #expect((animation.firstPassage ?? .infinity) > 3)
      return
    }
    let passage = try #require(animation.firstPassage)
    #expect(passage <= first + 2e-6 && passage > first - 1.1e-4)
    #expect(animation.value(at: passage) * given.start <= 0)
  }

  @Test("one that starts at its target is there at once")
  func atTarget() {
    let animation = SpringAnimation(
      spring: TransitionSpring(dampingRatio: 1, response: 0.35), start: 2, velocity: 9, target: 2,
      startTime: 5)
    #expect(animation.firstPassage == 0)
  }
}
