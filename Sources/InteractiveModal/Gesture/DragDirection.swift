import Foundation

/// Which way a finger is going, told from its first moves.
struct DragDirection: Equatable, Sendable {
  /// A single move as long as this decides by itself, in points: the finger is flung.
  private static let flungMove: CGFloat = 10

  private var moves = 0
  private var way = CGPoint.zero
  private var last = CGPoint.zero

  /// Takes a move of the finger, in points.
  mutating func add(_ move: CGPoint) {
    guard move.x.isFinite, move.y.isFinite else { return }
    moves += 1
    way = CGPoint(x: way.x + move.x, y: way.y + move.y)
    last = move
  }

  /// One move tells no direction: a panel's first reading after touch-down is often off.
  var isClear: Bool { moves >= 2 }

  /// Whether the finger goes along a travel, either way, rather than across, and has not just been flung across.
  func isAlong(_ direction: TravelDirection) -> Bool {
    func isAcross(_ way: CGPoint) -> Bool {
      direction.component(of: way).magnitude < direction.crossComponent(of: way).magnitude
    }
    let isFlungAcross = hypot(last.x, last.y) >= Self.flungMove && isAcross(last)
    return !isFlungAcross
      && direction.component(of: way).magnitude > direction.crossComponent(of: way).magnitude
  }

  /// Whether the finger goes the way by which a modal comes that leaves in a direction.
  func isAgainst(_ direction: TravelDirection) -> Bool {
    isAlong(direction) && direction.component(of: way) < 0
  }
}
