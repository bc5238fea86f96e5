import Foundation
import Testing

@testable import InteractiveModal

@Suite("The region in which a finger begins") struct GestureRegionTests {
  @Test(
    "reaches as far from the edge as told, 20 points by default, or everywhere, or nowhere",
    arguments: [
      (.content, 0, true), (.content, 5000, true), (.disabled, 0, false), (.edge(), 0, true),
      (.edge(), 20, true), (.edge(), 20.1, false), (.edge(within: 44), 44, true),
      (.edge(within: 44), 44.1, false), (.edge(within: 0), 0, true),
      (.edge(within: 0), 0.1, false), (.edge(within: -1), 0, false),
      (.edge(within: .nan), 20, true), (.edge(within: .nan), 20.1, false),
      (.edge(within: .infinity), 20, true), (.edge(within: .infinity), 20.1, false),
    ] as [(GestureRegion, CGFloat, Bool)])
  func reaches(_ region: GestureRegion, distance: CGFloat, isInside: Bool) {
    #expect(region.contains(distanceFromEdge: distance) == isInside)
  }
}
