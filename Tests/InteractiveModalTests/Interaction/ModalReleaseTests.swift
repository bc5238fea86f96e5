import Foundation
import Testing

@testable import InteractiveModal

@Suite("What is known of a release")
struct ReleaseTests {
  @Test("it keeps what it is given")
  func values() {
    let release = TransitionRelease(fraction: -0.1, velocity: -350, travel: 640)
    #expect(release.fraction == -0.1)
    #expect(release.velocity == -350)
    #expect(release.travel == 640)
  }

  @Test("what is not finite counts as nothing", arguments: [.nan, .infinity, -.infinity, 1e200] as [CGFloat])
  func notFinite(number: CGFloat) {
    let release = TransitionRelease(fraction: number, velocity: number, travel: number)
    #expect(release == TransitionRelease(fraction: 0, velocity: 0, travel: 1))
  }

  @Test(
    "a travel is at least a point",
    arguments: [(800, 800), (1, 1), (0.99, 1), (0, 1), (-700, 1)] as [(CGFloat, CGFloat)])
  func travel(given: CGFloat, becomes expected: CGFloat) {
    #expect(TransitionRelease(fraction: 0, velocity: 0, travel: given).travel == expected)
  }

  @Test(
    "its end is where it is, and the milliseconds it coasts",
    arguments: [-2000, -1, 0, 300, 4000] as [CGFloat], [0.9, 0.99, 0.998] as [CGFloat])
  func projection(velocity: CGFloat, rate: CGFloat) {
    var (way, speed) = (CGFloat.zero, velocity)
    for _ in 0..<20_000 {
      speed *= rate
      way += speed / 1000
    }
    let release = TransitionRelease(fraction: 0.25, velocity: velocity, travel: 650)
    #expect((release.projectedFraction(decelerationRate: rate) - 0.25 - way / 650).magnitude < 1e-9)
  }
}
