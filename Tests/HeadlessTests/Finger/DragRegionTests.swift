import TestWorld
import Testing
import UIKit

@testable import InteractiveModal

@Suite("Where a finger moves a card", .ownWorld) @MainActor struct DragRegionTests {
  private func screen(_ region: GestureRegion, edge: ModalEdge = .bottom) -> Screen {
    Screen {
      $0.dragRegion = region
      $0.edge = edge
    }.open()
  }

  /// A point of the window at a distance from the far edge of the card.
  private func point(_ distance: CGFloat, on screen: Screen) -> CGPoint {
    let (card, direction) = (screen.card.shown.box, screen.layout.direction)
    let middle = CGPoint(x: card.midX, y: card.midY)
    let way = direction.offset(direction.farEdge(of: card) + distance - direction.component(of: middle))
    return CGPoint(x: middle.x + way.x, y: middle.y + way.y)
  }

  /// A region, a distance from the card's far edge, and whether a finger there moves the card.
  private nonisolated static let regions: [(GestureRegion, CGFloat, Bool)] = [
    (.content, 10, true), (.content, 300, true), (.edge(within: 60), 10, true), (.edge(within: 60), 59, true),
    (.edge(within: 60), 61, false), (.edge(within: 60), 300, false), (.edge(within: 0), 2, false),
    (.edge(within: -40), 2, false), (.edge(within: .nan), 18, true),
    (.edge(within: .infinity), 22, false), (.disabled, 2, false), (.disabled, 300, false),
  ]

  @Test(
    "a finger, and two on a trackpad, move it from the drag region only, at each edge of the screen",
    arguments: regions)
  func touches(region: GestureRegion, distance: CGFloat, moves: Bool) {
    for edge in ModalEdge.allCases {
      let screen = screen(region, edge: edge)
      screen.finger.down(at: point(distance, on: screen))
      let way = screen.layout.direction.offset(100)
      screen.drag(by: CGVector(dx: way.x, dy: way.y), over: 0.3)
      #expect((screen.offset > 50) == moves, "\(edge)")
      #expect(moves || screen.offset == 0, "\(edge)")
      #expect(screen.release().disorder == nil, "\(edge)")
      let trackpad = screen.simulator.makeTrackpad()
      trackpad.begin(at: point(distance, on: screen))
      for _ in 1...20 {
        screen.clock.advance(by: 0.02)
        trackpad.scroll(by: CGVector(dx: way.x / 20, dy: way.y / 20))
      }
      #expect((screen.offset > 50) == moves, "\(edge)")
      screen.clock.advance(by: 0.3)
      trackpad.end()
      #expect(screen.settle().disorder == nil, "\(edge)")
    }
  }

  @Test(
    "in flight a finger catches it on the drag region, as it is seen, and not beside it", arguments: regions)
  func flights(region: GestureRegion, distance: CGFloat, catches: Bool) {
    let screen = screen(region)
    screen.draft.dismiss(animated: true)
    screen.clock.advance(by: 0.06)
    screen.finger.down(at: point(distance, on: screen))
    let seen = screen.cardTop
    screen.clock.advance(by: 0.05)
    #expect((screen.cardTop == seen) == catches)
    screen.finger.up()
    #expect(screen.settle().leftover == nil)
  }

  @Test("beside the drag region a list scrolls, and the card stays")
  func list() {
    let screen = screen(.edge(within: 44))
    let list = TestList.table(offset: 0).show(on: screen)
    let top = list.contentOffset.y
    screen.finger.down(at: point(300, on: screen))
    screen.drag(by: -200)
    #expect(list.contentOffset.y > top + 150 && screen.offset == 0)
    screen.drag(by: 400)
    #expect(list.contentOffset.y < top && screen.offset == 0)
    screen.restAndLift()
    #expect(screen.settle().disorder == nil)
  }

  @Test("a region that an update changes counts from the next finger on")
  func update() {
    let screen = screen(.content)
    screen.transition.update { $0.dragRegion = .disabled }
    screen.grab()
    #expect(screen.offset == 0)
    screen.finger.up()
    screen.settle()
    screen.transition.update { $0.dragRegion = .edge(within: 44) }
    screen.grab()
    #expect(screen.offset > 150)
    screen.finger.cancel()
    #expect(screen.settle().disorder == nil)
  }
}
