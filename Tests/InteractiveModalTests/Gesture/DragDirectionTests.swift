import Foundation
import Testing

@testable import InteractiveModal

@Suite("Which way a finger is going")
struct DragDirectionTests {
  private func heading(_ moves: [CGPoint]) -> DragDirection {
    var heading = DragDirection()
    for move in moves { heading.add(move) }
    return heading
  }

  @Test(
    "up and down are told from sideways",
    arguments: [
      ("straight down", [.init(x: 0, y: 4), .init(x: 0, y: 7)], true),
      ("straight up", [.init(x: 0, y: -4), .init(x: 0, y: -7)], true),
      ("to the right", [.init(x: 4, y: 0), .init(x: 7, y: 0)], false),
      ("to the left", [.init(x: -4, y: 0), .init(x: -7, y: 0)], false),
      ("steeply down, slanting", [.init(x: 3, y: 5), .init(x: 3, y: 5)], true),
      ("steeply up to the left", [.init(x: -3, y: -5), .init(x: -3, y: -5)], true),
      ("shallow, slanting", [.init(x: 5, y: 3), .init(x: 5, y: 3)], false),
      ("exactly between", [.init(x: 4, y: 4), .init(x: 5, y: 5)], false),
      ("there and back", [.init(x: 0, y: 5), .init(x: 0, y: -5)], false),
      ("a first reading that was off", [.init(x: 6, y: 1), .init(x: 0, y: 9)], true),
      ("a first reading that was off the other way", [.init(x: 1, y: 6), .init(x: 8, y: 0)], false),
      ("down, then flung sideways", [.init(x: 0, y: 30), .init(x: 12, y: 3)], false),
      ("down, then flung to the left", [.init(x: 0, y: 30), .init(x: -12, y: 3)], false),
      ("down, then sideways by 10 points", [.init(x: 0, y: 30), .init(x: 10, y: 0)], false),
      ("down, then sideways by less", [.init(x: 0, y: 30), .init(x: 9.9, y: 0)], true),
      ("down, then flung across, as far down as sideways", [.init(x: 0, y: 30), .init(x: 9, y: 9)], true),
      ("flung sideways, then farther down", [.init(x: 20, y: 0), .init(x: 0, y: 25)], true),
      ("flung down after going sideways", [.init(x: 20, y: 0), .init(x: 1, y: 15)], false),
      ("not at all", [.init(x: 0, y: 0), .init(x: 0, y: 0)], false),
    ] as [(String, [CGPoint], Bool)])
  func path(name: String, moves: [CGPoint], isVertical: Bool) {
    let heading = heading(moves)
    #expect(heading.isClear)
    #expect(heading.isAlong(.down) == isVertical)
  }

  @Test("two moves make it clear, one does not", arguments: [(0, false), (1, false), (2, true), (9, true)])
  func clear(count: Int, isClear: Bool) {
    #expect(heading(Array(repeating: CGPoint(x: 0, y: 40), count: count)).isClear == isClear)
  }

  @Test(
    "a move that is not finite is ignored",
    arguments: [
      CGPoint(x: CGFloat.nan, y: 1), CGPoint(x: 1, y: CGFloat.nan), CGPoint(x: CGFloat.infinity, y: 0),
      CGPoint(x: 0, y: -CGFloat.infinity),
    ])
  func noReading(_ move: CGPoint) {
    #expect(heading([CGPoint(x: 1, y: 5), move]) == heading([CGPoint(x: 1, y: 5)]))
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
