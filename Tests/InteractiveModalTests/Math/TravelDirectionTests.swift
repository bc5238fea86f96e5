import Foundation
import Testing

@testable import InteractiveModal

@Suite("Directions in which a screen leaves") struct TravelDirectionTests {
  /// Returns a point of a container whose screen leaves downwards, turned so that it leaves in a direction.
  private static func turned(_ x: CGFloat, _ y: CGFloat, _ direction: TravelDirection) -> CGPoint {
    switch direction {
    case .down: CGPoint(x: x, y: y)
    case .up: CGPoint(x: x, y: -y)
    case .right: CGPoint(x: y, y: x)
    case .left: CGPoint(x: -y, y: x)
    }
  }

  /// Returns the rectangle between two opposite corners, turned in the same way.
  private static func turned(
    from start: (x: CGFloat, y: CGFloat), to end: (x: CGFloat, y: CGFloat), _ direction: TravelDirection
  ) -> CGRect {
    let (one, other) = (turned(start.x, start.y, direction), turned(end.x, end.y, direction))
    return CGRect(
      x: min(one.x, other.x), y: min(one.y, other.y), width: abs(one.x - other.x),
      height: abs(one.y - other.y))
  }

  @Test(
    "every direction measures a turned container as `down` measures it", arguments: TravelDirection.allCases)
  func turns(_ direction: TravelDirection) {
    let bounds = Self.turned(from: (10, 20), to: (310, 520), direction)
    let offset = Self.turned(3, 7, direction)
    #expect(direction.offset(7) == Self.turned(0, 7, direction))
    #expect(direction.opposite.offset(7) == Self.turned(0, -7, direction))
    #expect(direction.component(of: offset) == 7)
    #expect(direction.crossComponent(of: offset) == 3)
    #expect(direction.length(of: bounds.size) == 500)
    #expect(direction.across(length: 500, breadth: 300) == bounds.size)
    #expect(direction.farMiddle(of: bounds) == Self.turned(160, 20, direction))
    #expect(direction.farEdge(of: bounds) == 20)
    #expect(
      direction.piece(of: bounds, length: 40) == Self.turned(from: (10, 480), to: (310, 520), direction))
    #expect(
      direction.farPiece(of: bounds, length: 40) == Self.turned(from: (10, 20), to: (310, 60), direction))
    #expect(direction.distance(of: Self.turned(50, 480, direction), fromEdgeOf: bounds) == 40)
    #expect(direction.distance(of: Self.turned(50, 530, direction), fromEdgeOf: bounds) == -10)
  }
}
