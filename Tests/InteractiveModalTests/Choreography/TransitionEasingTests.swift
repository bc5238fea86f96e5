import Foundation
import Testing

@testable import InteractiveModal
@testable import InteractiveTransitions

@Suite("The easing of a part")
struct TransitionEasingTests {
  /// One easing of every kind.
  struct Sample: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var easing: TransitionEasing
    var isMonotone = true

    static let all = [
      Sample(testDescription: "linear", easing: .linear),
      Sample(testDescription: "ease in", easing: .easeIn),
      Sample(testDescription: "ease out", easing: .easeOut),
      Sample(testDescription: "ease in out", easing: .easeInOut),
      Sample(testDescription: "steep in the middle", easing: .cubic(0.9, 0, 0.1, 1)),
      Sample(testDescription: "turns back", easing: .cubic(0.3, -0.4, 0.7, 1.4), isMonotone: false),
      Sample(testDescription: "critical spring", easing: .spring(dampingRatio: 1)),
      Sample(testDescription: "spring of 0.8", easing: .spring(dampingRatio: 0.8), isMonotone: false),
      Sample(testDescription: "spring of 0.3", easing: .spring(dampingRatio: 0.3), isMonotone: false),
      Sample(testDescription: "spring of 0.05", easing: .spring(dampingRatio: 0.05), isMonotone: false),
      Sample(
        testDescription: "reversed spring", easing: .spring(dampingRatio: 0.6).reversed,
        isMonotone: false),
    ]
  }

  private static let moments = (0...1000).map { CGFloat($0) / 1000 }

  @Test("every curve begins at exactly 0 and ends at exactly 1", arguments: Sample.all)
  func ends(_ sample: Sample) {
    #expect(sample.easing.value(at: 0) == 0)
    #expect(sample.easing.value(at: 1) == 1)
  }

  @Test(
    "linear returns the progress itself; beyond the ends the other curves stay", arguments: Sample.all,
    [-1e100, -3, -0.01, 1.01, 2, 1e100] as [CGFloat])
  func beyond(_ sample: Sample, progress: CGFloat) {
    let end: CGFloat = progress < 0 ? 0 : 1
    #expect(sample.easing.value(at: progress) == (sample.easing == .linear ? progress : end))
    #expect(Self.moments.map(TransitionEasing.linear.value) == Self.moments)
  }

  @Test("a monotone curve never turns back", arguments: Sample.all.filter(\.isMonotone))
  func monotone(_ sample: Sample) {
    let values = Self.moments.map(sample.easing.value)
    #expect(zip(values, values.dropFirst()).allSatisfy { $0 < $1 })
  }

  @Test("no curve jumps", arguments: Sample.all)
  func continuous(_ sample: Sample) {
    let values = (-10...10_010).map { sample.easing.value(at: CGFloat($0) / 10_000) }
    // The steepest places are the middle of the steep cubic and the first swings of the softest spring.
    #expect(zip(values, values.dropFirst()).allSatisfy { ($1 - $0).magnitude < 0.02 })
  }

  @Test("a reversed curve is turned about its middle, and reversed again it is itself", arguments: Sample.all)
  func reversed(_ sample: Sample) {
    let (back, twice) = (sample.easing.reversed, sample.easing.reversed.reversed)
    for progress in Self.moments {
      let value = sample.easing.value(at: progress)
      #expect((1 - back.value(at: 1 - progress) - value).magnitude < 1e-9)
      #expect((twice.value(at: progress) - value).magnitude < 1e-9)
    }
  }

  @Test(
    "a progress that is not finite counts as 0", arguments: Sample.all,
    [.nan, .signalingNaN, .infinity, -.infinity, .greatestFiniteMagnitude] as [CGFloat])
  func notFinite(_ sample: Sample, progress: CGFloat) {
    #expect(sample.easing.value(at: progress) == 0)
  }
}
