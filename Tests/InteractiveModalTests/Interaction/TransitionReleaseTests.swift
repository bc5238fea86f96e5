import Foundation
import Testing

@testable import InteractiveModal

@Suite("What is known of a release")
struct TransitionReleaseTests {
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
    "the projected end is as far from the progress as content coasts by the table",
    arguments: try PhysicsRow.table("deceleration").rows().filter { $0.rate == 0.998 })
  func projection(_ row: PhysicsRow) {
    let release = ReleasePolicy.Release(progress: 0.75, velocity: row.velocity, travel: 650)
    #expect((release.projectedProgress - 0.75 + row.projectionDiscrete / 650).magnitude < 1e-9)
  }
}
