import Foundation
import Testing

@testable import InteractiveModal

@Suite("Ways out of a room") struct TravelDirectionTests {
  private static let room = CGRect(x: 10, y: 20, width: 300, height: 500)

  @Test(
    "how far a point is from the edge where a modal leaves",
    arguments: [
      (TravelDirection.down, CGPoint(x: 50, y: 480), 40.0), (.up, CGPoint(x: 50, y: 45), 25),
      (.left, CGPoint(x: 13, y: 100), 3), (.right, CGPoint(x: 250, y: 100), 60),
      (.down, CGPoint(x: 50, y: 530), -10),
    ])
  func distance(_ direction: TravelDirection, point: CGPoint, distance: CGFloat) {
    #expect(direction.distance(of: point, fromEdgeOf: Self.room) == distance)
  }
}
