import Foundation
import Testing

@testable import InteractiveModal

@Suite("The stops on a modal's travel")
struct ModalStopsTests {
  private let stops = TransitionStops(highest: .large, lower: [(.medium, 0.4), ("dock", 0.9)])

  @Test("a modal of one height is either on screen or gone")
  func plain() {
    #expect(TransitionStops().places == [.init(.presented, at: 0), .init(.dismissed, at: 1)])
    #expect(TransitionStops().lowest == TransitionStops().highest)
  }

  @Test("they lie in their order, the highest first, gone last")
  func order() {
    #expect(stops.places.map(\.stop) == [.presented, .detent(.medium), .detent("dock"), .dismissed])
    #expect(stops.places.map(\.fraction) == [0, 0.4, 0.9, 1])
    #expect(stops.detents.count == 3)
    #expect(stops.lowest.stop == .detent("dock"))
  }

  @Test(
    "a height that is no other, or none at all, is left out",
    arguments: [0, -0.2, 1, 1.4, .nan, .infinity] as [CGFloat])
  func leftOut(fraction: CGFloat) {
    #expect(TransitionStops(highest: .large, lower: [(.medium, fraction)]) == TransitionStops())
  }

  @Test("of two at one height the first stays")
  func twins() {
    let stops = TransitionStops(highest: .large, lower: [(.medium, 0.5), ("half", 0.5), ("low", 0.7)])
    #expect(stops.detents.map(\.stop) == [.presented, .detent(.medium), .detent("low")])
  }

  @Test("a stop that is not there is taken for the highest detent")
  func unknown() {
    #expect(stops.place(of: .detent("attic")).stop == .presented)
    #expect(TransitionStops(highest: .medium, lower: []).place(of: .presented).stop == .detent(.medium))
    #expect(stops.place(of: .dismissed).fraction == 1)
  }

  @Test(
    "the next one out",
    arguments: [(-1, 0), (0, 0.4), (0.3, 0.4), (0.4, 0.9), (0.95, 1), (1, 1), (7, 1)] as [(CGFloat, CGFloat)])
  func next(beyond fraction: CGFloat, is next: CGFloat) {
    #expect(stops.next(beyond: fraction).fraction == next)
  }
}
