import Foundation
import Testing

@testable import InteractiveModal

@Suite("The stops on a modal's travel")
struct TransitionStopsTests {
  private let stops = TransitionStops(highest: .large, lower: [(.medium, 0.6), ("dock", 0.1)])

  @Test("a modal of one height is either open or closed")
  func plain() {
    #expect(
      TransitionStops().positions == [
        .init(stop: .presented, progress: 1), .init(stop: .dismissed, progress: 0),
      ])
    #expect(TransitionStops().lowest == TransitionStops().highest)
  }

  @Test("stops are sorted from the highest detent to the closed end")
  func order() {
    #expect(stops.positions.map(\.stop) == [.presented, .detent(.medium), .detent("dock"), .dismissed])
    #expect(stops.positions.map(\.progress) == [1, 0.6, 0.1, 0])
    #expect(stops.detents.count == 3)
    #expect(stops.lowest.stop == .detent("dock"))
    #expect(stops.lowestProgress == 0.1 && stops.secondProgress == 0.6)
  }

  @Test(
    "a detent that is not between open and closed is left out",
    arguments: [1, 1.2, 0, -0.4, .nan, .infinity] as [CGFloat])
  func leftOut(progress: CGFloat) {
    #expect(TransitionStops(highest: .large, lower: [(.medium, progress)]) == TransitionStops())
  }

  @Test("of two detents at one height the first stays")
  func twins() {
    let stops = TransitionStops(highest: .large, lower: [(.medium, 0.5), ("half", 0.5), ("low", 0.3)])
    #expect(stops.detents.map(\.stop) == [.presented, .detent(.medium), .detent("low")])
  }

  @Test("a stop that is missing has the position of the highest detent")
  func unknown() {
    #expect(stops.position(of: .detent("attic")).stop == .presented)
    #expect(TransitionStops(highest: .medium, lower: []).position(of: .presented).stop == .detent(.medium))
    #expect(stops.position(of: .dismissed).progress == 0)
  }

  @Test(
    "the nearest detent is never the closed end",
    arguments: [(-1, 0.1), (0, 0.1), (0.34, 0.1), (0.36, 0.6), (0.79, 0.6), (0.81, 1), (3, 1)]
      as [(CGFloat, CGFloat)])
  func nearest(to progress: CGFloat, is nearest: CGFloat) {
    #expect(stops.detent(nearest: progress).progress == nearest)
  }

  @Test(
    "the next stop below a progress",
    arguments: [(2, 1), (1, 0.6), (0.7, 0.6), (0.6, 0.1), (0.05, 0), (0, 0), (-6, 0)] as [(CGFloat, CGFloat)])
  func next(below progress: CGFloat, is next: CGFloat) {
    #expect(stops.next(below: progress).progress == next)
  }
}
