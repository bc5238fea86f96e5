import Foundation

/// The direction in which a screen leaves: the axis of its travel, on which closing is positive.
package enum TravelDirection: CaseIterable, Equatable, Sendable {
  case down, up, left, right

  var isVertical: Bool {
    switch self {
    case .down, .up: true
    case .left, .right: false
    }
  }

  /// 1 if closing increases the coordinate, −1 if it decreases it.
  var sign: CGFloat {
    switch self {
    case .down, .right: 1
    case .up, .left: -1
    }
  }

  /// Returns the component of an offset along the travel; positive closes.
  func component(of offset: CGPoint) -> CGFloat { sign * (isVertical ? offset.y : offset.x) }

  func crossComponent(of offset: CGPoint) -> CGFloat { isVertical ? offset.x : offset.y }

  package func offset(_ distance: CGFloat) -> CGPoint {
    isVertical ? CGPoint(x: 0, y: sign * distance) : CGPoint(x: sign * distance, y: 0)
  }

  package func length(of size: CGSize) -> CGFloat { isVertical ? size.height : size.width }

  /// Returns the size with a length along the travel and a breadth across it.
  func across(length: CGFloat, breadth: CGFloat) -> CGSize {
    isVertical ? CGSize(width: breadth, height: length) : CGSize(width: length, height: breadth)
  }

  /// Returns the middle of the far edge: the one opposite to the edge by which the screen leaves.
  func farMiddle(of rect: CGRect) -> CGPoint {
    switch self {
    case .down: CGPoint(x: rect.midX, y: rect.minY)
    case .up: CGPoint(x: rect.midX, y: rect.maxY)
    case .left: CGPoint(x: rect.maxX, y: rect.midY)
    case .right: CGPoint(x: rect.minX, y: rect.midY)
    }
  }

  /// Returns the coordinate of the far edge on the axis of the travel.
  func farEdge(of rect: CGRect) -> CGFloat { component(of: farMiddle(of: rect)) }

  /// Returns the piece of a rectangle that has a length and lies at the far edge.
  func farPiece(of rect: CGRect, length: CGFloat) -> CGRect { opposite.piece(of: rect, length: length) }

  package var opposite: TravelDirection {
    switch self {
    case .down: .up
    case .up: .down
    case .left: .right
    case .right: .left
    }
  }

  /// Returns the distance of a point from the edge by which the screen leaves.
  package func distance(of point: CGPoint, fromEdgeOf bounds: CGRect) -> CGFloat {
    farEdge(of: bounds) + length(of: bounds.size) - component(of: point)
  }

  /// Returns the piece of a rectangle that has a length and lies at the edge by which the screen
  /// leaves.
  func piece(of rect: CGRect, length: CGFloat) -> CGRect {
    switch self {
    case .down: CGRect(x: rect.minX, y: rect.maxY - length, width: rect.width, height: length)
    case .up: CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: length)
    case .left: CGRect(x: rect.minX, y: rect.minY, width: length, height: rect.height)
    case .right: CGRect(x: rect.maxX - length, y: rect.minY, width: length, height: rect.height)
    }
  }
}
