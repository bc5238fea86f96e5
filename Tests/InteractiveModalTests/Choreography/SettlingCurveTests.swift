import Foundation
import Testing

@testable import InteractiveModal
@testable import InteractiveTransitions

@Suite("The curve of a spring that settles")
struct SettlingCurveTests {
  private func values(_ dampingRatio: CGFloat) -> [CGFloat] {
    let curve = SettlingCurve(dampingRatio: dampingRatio)
    return (0...20_000).map { curve.value(at: CGFloat($0) / 20_000) }
  }

  @Test("overshoots by the figure of the textbook", arguments: [0.05, 0.2, 0.5, 0.8] as [CGFloat])
  func overshoot(dampingRatio: CGFloat) throws {
    let expected = 1 + exp(-.pi * dampingRatio / (1 - dampingRatio * dampingRatio).squareRoot())
    let highest = try #require(values(dampingRatio).max())
    #expect((highest - expected).magnitude < 0.003)
  }

  @Test(
    "is within 0.1 % of its target at the end, and not much earlier",
    arguments: [0.05, 0.3, 0.8, 1] as [CGFloat])
  func rest(dampingRatio: CGFloat) {
    let values = values(dampingRatio)
    #expect(values.last == 1)
    #expect(values.suffix(20).allSatisfy { ($0 - 1).magnitude < 0.003 })
    #expect(values.dropLast(6000).suffix(5000).contains { ($0 - 1).magnitude > 0.002 })
  }

  @Test("solves the equation of the spring")
  func equation() {
    let (ratio, step): (CGFloat, CGFloat) = (0.4, 1e-4)
    // x″ + 2ζw·x′ + w²(x − 1) = 0 over progress. The unknown w follows from the start, where x″ = w².
    let curve = SettlingCurve(dampingRatio: ratio)
    let first = curve.value(at: step)
    let estimate = (2 * first).squareRoot() / step
    let frequency = estimate * (1 + ratio * estimate * step / 3)
    for progress in [0.1, 0.3, 0.5, 0.8] as [CGFloat] {
      let (left, here) = (curve.value(at: progress - step), curve.value(at: progress))
      let right = curve.value(at: progress + step)
      let (velocity, acceleration) = ((right - left) / (2 * step), (right - 2 * here + left) / (step * step))
      let force = acceleration + 2 * ratio * frequency * velocity + frequency * frequency * (here - 1)
      #expect(force.magnitude < 0.005 * frequency * frequency)
    }
  }

  @Test(
    "takes the nearest damping ratio of the domain",
    arguments: [(0, 0.05), (-3, 0.05), (1.5, 1), (.infinity, 1), (.nan, 1), (0.6, 0.6)]
      as [(CGFloat, CGFloat)])
  func domain(_ given: CGFloat, becomes expected: CGFloat) {
    #expect(SettlingCurve(dampingRatio: given) == SettlingCurve(dampingRatio: expected))
  }
}
