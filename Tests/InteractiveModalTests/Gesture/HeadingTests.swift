import Foundation
import Testing

@testable import InteractiveModal

@Suite("Which way a finger is going")
struct HeadingTests {
  private func heading(_ moves: [CGPoint]) -> DragDirection {
    var heading = DragDirection()
    for move in moves { heading.add(move) }
    return heading
  }

  /// The moves of a finger, and whether it goes up or down.
  struct Path: CustomTestStringConvertible {
    var what: String
    var moves: [CGPoint]
    var isVertical: Bool

    init(_ what: String, _ moves: [(CGFloat, CGFloat)], isVertical: Bool) {
      self.what = what
      self.moves = moves.map { CGPoint(x: $0.0, y: $0.1) }
      self.isVertical = isVertical
    }

    var testDescription: String { what }
  }

  @Test(
    "up and down are told from sideways",
    arguments: [
      Path("straight down", [(0, 4), (0, 7)], isVertical: true),
      Path("straight up", [(0, -4), (0, -7)], isVertical: true),
      Path("to the right", [(4, 0), (7, 0)], isVertical: false),
      Path("to the left", [(-4, 0), (-7, 0)], isVertical: false),
      Path("steeply down, slanting", [(3, 5), (3, 5)], isVertical: true),
      Path("shallow, slanting", [(5, 3), (5, 3)], isVertical: false),
      Path("exactly between", [(4, 4), (5, 5)], isVertical: false),
      Path("there and back", [(0, 5), (0, -5)], isVertical: false),
      Path("a first reading that was off", [(6, 1), (0, 9)], isVertical: true),
      Path("a first reading that was off the other way", [(1, 6), (8, 0)], isVertical: false),
      Path("down, then flung sideways", [(0, 30), (12, 3)], isVertical: false),
      Path("down, then flung to the left", [(0, 30), (-12, 3)], isVertical: false),
      Path("down, then sideways by 10 points", [(0, 30), (10, 0)], isVertical: false),
      Path("down, then sideways by less", [(0, 30), (9.9, 0)], isVertical: true),
      Path("down, then flung across, as far down as sideways", [(0, 30), (9, 9)], isVertical: true),
      Path("flung sideways, then farther down", [(20, 0), (0, 25)], isVertical: true),
      Path("flung down after going sideways", [(20, 0), (1, 15)], isVertical: false),
      Path("not at all", [(0, 0), (0, 0)], isVertical: false),
    ])
  func path(_ path: Path) {
    let heading = heading(path.moves)
    #expect(heading.isClear)
    #expect(heading.isAlong(.down) == path.isVertical)
  }

  @Test("two moves make it clear, one does not", arguments: [(0, false), (1, false), (2, true), (9, true)])
  func clear(count: Int, isClear: Bool) {
    #expect(heading(Array(repeating: CGPoint(x: 0, y: 40), count: count)).isClear == isClear)
  }

  @Test("a finger that has not moved goes nowhere")
  func nowhere() {
    #expect(!DragDirection().isAlong(.down))
  }

  @Test(
    "a reading that is none is not heard",
    arguments: [
      CGPoint(x: CGFloat.nan, y: 1), CGPoint(x: 1, y: CGFloat.nan), CGPoint(x: CGFloat.infinity, y: 0),
      CGPoint(x: 0, y: -CGFloat.infinity),
    ])
  func noReading(_ move: CGPoint) {
    #expect(heading([CGPoint(x: 1, y: 5), move]) == heading([CGPoint(x: 1, y: 5)]))
  }

  @Test("the order of the axes' signs is of no account", arguments: [(1, 1), (-1, 1), (1, -1), (-1, -1)])
  func signs(x: Int, y: Int) {
    let (x, y) = (CGFloat(x), CGFloat(y))
    #expect(heading([CGPoint(x: 2 * x, y: 6 * y), CGPoint(x: x, y: 9 * y)]).isAlong(.down))
    #expect(!heading([CGPoint(x: 6 * x, y: 2 * y), CGPoint(x: 9 * x, y: y)]).isAlong(.down))
  }

  @Test(
    "the way in is the opposite of the way out, and neither across",
    arguments: TravelDirection.allCases, [(6.0, 0.0, false), (-6, 0, true), (-6, 7, false), (0, 6, false)])
  func wayIn(_ direction: TravelDirection, _ story: (out: Double, across: Double, leadsIn: Bool)) {
    let out = direction.offset(story.out)
    let across = (direction.isVertical ? TravelDirection.right : .down).offset(story.across)
    let heading = heading(Array(repeating: CGPoint(x: out.x + across.x, y: out.y + across.y), count: 2))
    #expect(heading.isAgainst(direction) == story.leadsIn)
  }
}
