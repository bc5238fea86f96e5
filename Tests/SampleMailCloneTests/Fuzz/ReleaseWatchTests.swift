import Foundation
import TestWorld
import Testing

@testable import InteractiveModal
@testable import KitInspection

@Suite("Where a card should go that is let go") @MainActor struct ReleaseWatchTests {
  /// A release on a travel of 800 points, with the medium detent 400 points below the top.
  struct Release: Sendable {
    let offset: CGFloat
    let velocity: CGFloat
    /// The stops by their numbers from the top: large, medium, dismissed.
    let wanted: [Int]

    init(_ offset: CGFloat, _ velocity: CGFloat, _ wanted: [Int]) {
      (self.offset, self.velocity, self.wanted) = (offset, velocity, wanted)
    }
  }

  @Test(
    "it coasts, and goes to the stop that is nearest to where it would rest",
    arguments: [
      Release(0, 0, [0]), Release(190, 0, [0]), Release(210, 0, [1]), Release(590, 0, [1]),
      Release(610, 0, [2]),
      Release(0, 500, [1]), Release(0, 1300, [2]), Release(-40, -900, [0]), Release(200, 0, [0, 1]),
      // A finger that moves back does not send it lower.
      Release(790, -99, [2]), Release(790, -101, [1]), Release(390, -101, [0]),
    ])
  func goes(release: Release) {
    let stops = TransitionStops(highest: .large, lower: [(.medium, progress: 0.5)]).positions
    let found = ReleaseWatch.stops(
      fromOffset: release.offset, velocity: release.velocity, travel: 800, stops)
    #expect(found == release.wanted.map { stops[$0].stop })
  }
}
