import Foundation
import Testing

@testable import InteractiveModal

@Suite("What is known of a release")
struct TransitionReleaseTests {
  @Test(
    "a value that is not finite counts as that of a modal at rest in its open position, on a travel of a point",
    arguments: [.nan, .infinity, -.infinity, 1e200] as [CGFloat])
  func notFinite(number: CGFloat) {
    let release = ReleasePolicy.Release(progress: number, velocity: number, travel: number)
    #expect(release == ReleasePolicy.Release(progress: 1, velocity: 0, travel: 1))
    #expect(ReleasePolicy.Release(progress: 1, velocity: 0, travel: 0.99) == release)
    #expect(ReleasePolicy.Release(progress: 1, velocity: 0, travel: -700) == release)
  }

  @Test("a release begins at the highest detent, unless it begins at another stop that there is")
  func start() {
    let stops = TransitionStops(highest: .large, lower: [(.medium, 0.5)])
    let release = ReleasePolicy.Release(progress: 1, velocity: 0, travel: 800, stops: stops)
    #expect(release.start == .detent(.large) && release.progress(at: .detent(.medium)) == 0.5)
    #expect(release.stops == [.detent(.large), .detent(.medium), .dismissed])
    for (start, found) in [
      (.detent(.medium), .detent(.medium)), (.dismissed, .dismissed),
      (.detent(DetentIdentifier("other")), .detent(.large)),
    ] as [(TransitionStop, TransitionStop)] {
      #expect(
        ReleasePolicy.Release(progress: 1, velocity: 0, travel: 800, stops: stops, start: start).start
          == found)
    }
  }

  @Test(
    "the projected end is as far from the progress as the modal coasts",
    arguments: [-2000, -1, 0, 300, 4000] as [CGFloat])
  func projection(velocity: CGFloat) {
    let distance = Deceleration(rate: 0.998).distance(fromVelocity: velocity)
    let release = ReleasePolicy.Release(progress: 0.75, velocity: velocity, travel: 650)
    #expect((release.projectedProgress - 0.75 + distance / 650).magnitude < 1e-9)
  }
}
