import Foundation
import Testing

@testable import InteractiveModal

@Suite("The region in which a finger begins") struct GestureRegionTests {
  @Test(
    "reaches as far from the edge as told, 20 points by default, or everywhere, or nowhere",
    arguments: [
      (.content, 0, true), (.content, 5000, true), (.disabled, 0, false), (.screenEdge(), 0, true),
      (.screenEdge(), 20, true), (.screenEdge(), 20.1, false), (.screenEdge(within: 44), 44, true),
      (.screenEdge(within: 44), 44.1, false), (.screenEdge(within: 0), 0, true),
      (.screenEdge(within: 0), 0.1, false), (.screenEdge(within: -1), 0, false),
      (.screenEdge(within: .nan), 20, true), (.screenEdge(within: .nan), 20.1, false),
      (.screenEdge(within: .infinity), 20, true), (.screenEdge(within: .infinity), 20.1, false),
    ] as [(GestureRegion, CGFloat, Bool)])
  func reaches(_ region: GestureRegion, distance: CGFloat, isInside: Bool) {
    #expect(region.contains(distanceFromEdge: distance) == isInside)
  }
}
