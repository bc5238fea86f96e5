import Foundation
import Testing

@testable import InteractiveModal
@testable import InteractiveTransitions

@Suite("Interpolated and clamped numbers")
struct InterpolationTests {
  @Test(
    "a number between two lies where progress says, also beyond the ends",
    arguments: [
      (0, 10, 0.25, 2.5), (10, 0, 0.25, 7.5), (-4, 4, 0.5, 0), (2, 6, 1.5, 8), (2, 6, -0.5, 0),
      (3, 3, 0.5, 3),
    ] as [(CGFloat, CGFloat, CGFloat, CGFloat)])
  func between(from: CGFloat, to: CGFloat, at progress: CGFloat, is expected: CGFloat) {
    #expect((from.interpolated(to: to, at: progress) - expected).magnitude < 1e-12)
  }

  @Test("both ends are exact", arguments: [0.1, -7.3, 1e-30, 1e99] as [CGFloat], [0.7, 1e50] as [CGFloat])
  func ends(from: CGFloat, to: CGFloat) {
    #expect(from.interpolated(to: to, at: 0) == from)
    #expect(from.interpolated(to: to, at: 1) == to)
  }

  @Test("a value that is not finite counts as 0", arguments: [.nan, .infinity, -.infinity] as [CGFloat])
  func notFinite(number: CGFloat) {
    #expect(CGFloat(4).interpolated(to: 8, at: number) == 4)
    #expect(number.interpolated(to: 8, at: 0.5) == 4)
    #expect(CGFloat(8).interpolated(to: number, at: 0.5) == 4)
  }

  @Test("a rectangle beyond its ends never has a size below 0")
  func rectangle() {
    let (small, large) = (CGRect(x: 10, y: 20, width: 4, height: 4), CGRect(x: 0, y: 0, width: 40, height: 8))
    #expect(small.interpolated(to: large, at: 0.5) == CGRect(x: 5, y: 10, width: 22, height: 6))
    #expect(small.interpolated(to: large, at: -1) == CGRect(x: 20, y: 40, width: 0, height: 0))
  }

  @Test(
    "a number outside of its range becomes the nearer end, and NaN the default",
    arguments: [
      (1, 1), (-2, -2), (3, 3), (-2.001, -2), (1e300, 3), (.infinity, 3), (-.infinity, -2), (.nan, 0.5),
      (.signalingNaN, 0.5), (.leastNonzeroMagnitude, .leastNonzeroMagnitude),
    ] as [(CGFloat, CGFloat)])
  func clamped(number: CGFloat, becomes expected: CGFloat) {
    #expect(number.clamped(to: -2...3, default: 0.5) == expected)
    if !number.isNaN { #expect(number.clamped(to: -2...3) == expected) }
  }
}
