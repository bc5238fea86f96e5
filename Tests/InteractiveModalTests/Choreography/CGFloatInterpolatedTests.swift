import Foundation
import Testing

@testable import InteractiveModal

@Suite("A number on the way to another")
struct CGFloatInterpolatedTests {
  @Test(
    "lies where progress says, beyond the ends too",
    arguments: [
      (0, 10, 0.25, 2.5), (10, 0, 0.25, 7.5), (-4, 4, 0.5, 0), (2, 6, 1.5, 8), (2, 6, -0.5, 0),
      (3, 3, 0.5, 3),
    ] as [(CGFloat, CGFloat, CGFloat, CGFloat)])
  func way(from: CGFloat, to: CGFloat, at progress: CGFloat, is expected: CGFloat) {
    #expect((from.interpolated(to: to, at: progress) - expected).magnitude < 1e-12)
  }

  @Test(
    "is at both ends exactly", arguments: [0.1, -7.3, 1e-30, 1e99] as [CGFloat], [0.7, 1e50] as [CGFloat])
  func ends(from: CGFloat, to: CGFloat) {
    #expect(from.interpolated(to: to, at: 0) == from)
    #expect(from.interpolated(to: to, at: 1) == to)
  }

  @Test("counts what is not finite as 0", arguments: [.nan, .infinity, -.infinity] as [CGFloat])
  func notFinite(number: CGFloat) {
    #expect(CGFloat(4).interpolated(to: 8, at: number) == 4)
    #expect(number.interpolated(to: 8, at: 0.5) == 4)
    #expect(CGFloat(8).interpolated(to: number, at: 0.5) == 4)
  }
}
