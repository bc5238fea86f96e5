import Foundation

/// Which way a modal leaves the screen: the axis of its travel, on which leaving is positive.
enum TravelDirection: CaseIterable, Equatable, Sendable {
  case down, up, left, right

  /// Whether the travel is up and down.
  var isVertical: Bool {
    switch self {
    case .down, .up: true
    case .left, .right: false
    }
  }

  /// 1 where leaving is towards greater coordinates, else -1.
  var sign: CGFloat {
    switch self {
    case .down, .right: 1
    case .up, .left: -1
    }
  }

  /// How far a way goes along the travel.
  func component(of way: CGPoint) -> CGFloat { sign * (isVertical ? way.y : way.x) }

  /// How far a way goes to either side of the travel.
  func crossComponent(of way: CGPoint) -> CGFloat { isVertical ? way.x : way.y }

  /// The way that goes so far along the travel.
  func way(_ length: CGFloat) -> CGPoint {
    isVertical ? CGPoint(x: 0, y: sign * length) : CGPoint(x: sign * length, y: 0)
  }

  /// Length of a size along the travel.
  func length(of size: CGSize) -> CGFloat { isVertical ? size.height : size.width }

  /// The size of something so long along the travel, and so broad across.
  func across(length: CGFloat, breadth: CGFloat) -> CGSize {
    isVertical ? CGSize(width: breadth, height: length) : CGSize(width: length, height: breadth)
  }

  /// The middle of the edge that is opposite to the one towards which the modal leaves.
  func farMiddle(of rect: CGRect) -> CGPoint {
    switch self {
    case .down: CGPoint(x: rect.midX, y: rect.minY)
    case .up: CGPoint(x: rect.midX, y: rect.maxY)
    case .left: CGPoint(x: rect.maxX, y: rect.midY)
    case .right: CGPoint(x: rect.minX, y: rect.midY)
    }
  }

  /// Where the edge of a rectangle lies on the axis that is opposite to the one towards which the modal leaves.
  func farEdge(of rect: CGRect) -> CGFloat {
    switch self {
    case .down: rect.minY
    case .up: -rect.maxY
    case .left: -rect.maxX
    case .right: rect.minX
    }
  }

  /// The piece of that length that remains at the opposite edge.
  func farPiece(of rect: CGRect, length: CGFloat) -> CGRect { opposite.piece(of: rect, length: length) }

  var opposite: TravelDirection {
    switch self {
    case .down: .up
    case .up: .down
    case .left: .right
    case .right: .left
    }
  }

  /// How far a point of a room is from the edge towards which the modal leaves.
  func distance(of point: CGPoint, fromEdgeOf room: CGRect) -> CGFloat {
    farEdge(of: room) + length(of: room.size) - component(of: point)
  }

  /// Where a rectangle is cut so that a piece of that length remains at the edge towards which the modal leaves.
  func piece(of rect: CGRect, length: CGFloat) -> CGRect {
    switch self {
    case .down: CGRect(x: rect.minX, y: rect.maxY - length, width: rect.width, height: length)
    case .up: CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: length)
    case .left: CGRect(x: rect.minX, y: rect.minY, width: length, height: rect.height)
    case .right: CGRect(x: rect.maxX - length, y: rect.minY, width: length, height: rect.height)
    }
  }
}
