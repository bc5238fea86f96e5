import Foundation

/// The direction in which a finger goes, told from its first moves.
package struct DragDirection: Equatable, Sendable {
  /// The shortest move that decides by itself, in points: the user flings the finger.
  private static let flingDistance: CGFloat = 10

  private var moves = 0
  private var translation = CGPoint.zero
  private var lastMove = CGPoint.zero

  /// Adds a move of the finger, in points. A move with a component that is not finite is ignored.
  mutating func add(_ move: CGPoint) {
    guard move.x.isFinite, move.y.isFinite else { return }
    moves += 1
    translation = CGPoint(x: translation.x + move.x, y: translation.y + move.y)
    lastMove = move
  }

  /// Whether the direction is known. One move tells none: the first reading of a touch panel is
  /// often off.
  var isClear: Bool { moves >= 2 }
  /// Whether there was one move, and no other.
  var isOneMove: Bool { moves == 1 }

  /// Whether the finger goes along the axis of a travel, to either side, and was not flung across
  /// it just now.
  package func isAlong(_ direction: TravelDirection) -> Bool {
    func isAcross(_ offset: CGPoint) -> Bool {
      direction.component(of: offset).magnitude < direction.crossComponent(of: offset).magnitude
    }
    let isFlungAcross = hypot(lastMove.x, lastMove.y) >= Self.flingDistance && isAcross(lastMove)
    return !isFlungAcross
      && direction.component(of: translation).magnitude > direction.crossComponent(of: translation).magnitude
  }

  /// Whether the finger goes along a travel in the direction that opens.
  ///
  /// - Parameter direction: The direction that closes.
  package func isAgainst(_ direction: TravelDirection) -> Bool {
    isAlong(direction) && direction.component(of: translation) < 0
  }
}
