import TestWorld
import Testing
import UIKit

@testable import InteractiveModal
@testable import InteractiveTransitions

@MainActor @Suite("Two lists of a navigation controller that a stagger moves", .ownWorld)
struct StaggeredListTests {
  @Test("move cell by cell, though the upper table had none when it was pushed")
  func move() {
    let screen = ListScreen()
    #expect(screen.lists.above.viewIfLoaded == nil)
    screen.push()
    #expect(!screen.lists.above.cells.isEmpty && screen.abovePlaces.allSatisfy { $0 == screen.width })
    screen.clock.advance(by: 0.12)
    #expect(screen.abovePlaces.areStaggered)
    #expect(screen.belowPlaces.areStaggered && screen.belowPlaces[0] < -10)
    #expect(screen.settle().disorder == nil)
    screen.pop()
    #expect(screen.settle().disorder == nil && !screen.isOpen)
  }

  @Test("move tile by tile in the order of the items, if they are collection views")
  func moveTiles() {
    let (simulator, pages) = (Simulator(), [UIViewController(), UIViewController()])
    let lists = pages.map { page in
      let tiles = FiftyTiles()
      tiles.frame = CGRect(x: 0, y: 0, width: 393, height: 852)
      page.view.addSubview(tiles)
      return tiles
    }
    let navigation = UINavigationController(rootViewController: pages[0])
    simulator.launch(root: navigation)
    NavigationTransition { _, _, _ in .choreography(StaggerTransition()) }.attach(to: navigation)
    navigation.pushViewController(pages[1], animated: true)
    simulator.clock.runTurns()
    simulator.clock.advance(by: 0.12)
    let places = lists.map { list in
      list.indexPathsForVisibleItems.sorted().compactMap {
        list.cellForItem(at: $0)?.shown.transform.affine.tx
      }
    }
    #expect(places[1].count > 20 && places.allSatisfy(\.areStaggered) && places[0][0] < -10)
    simulator.clock.runUntilIdle()
    #expect(
      lists[1].visibleCells.allSatisfy(\.shown.transform.affine.isIdentity) && simulator.complaints.isEmpty)
  }

  @Test("are mirrored where lines run from right to left")
  func areMirrored() {
    let places = [false, true].map { isRightToLeft in
      let screen = ListScreen(isRightToLeft: isRightToLeft).push().run(for: 0.3)
      return (above: screen.abovePlaces, below: screen.belowPlaces)
    }
    #expect(places[1].above == places[0].above.map { -$0 })
    #expect(places[1].below == places[0].below.map { -$0 })
  }

  @Test("follow a finger from the edge row after row", arguments: [true, false])
  func followFinger(isRightToLeft: Bool) {
    let screen = ListScreen(isRightToLeft: isRightToLeft).open()
    screen.draw(80)
    let places = screen.abovePlaces
    #expect(places.map { -$0.magnitude }.areStaggered)
    screen.clock.advance(by: 0.2)
    #expect(screen.abovePlaces == places)
    #expect(screen.release().disorder == nil && screen.isOpen)
  }

  /// What an app does with its lists in a transition.
  enum Change: CaseIterable {
    case reload, scroll, fewer, more

    @MainActor func make(on lists: (below: ListPage, above: ListPage)) {
      switch self {
      case .reload: lists.above.table.reloadData()
      case .scroll: lists.above.table.contentOffset.y += 130
      case .fewer:
        lists.above.rows = 2
        lists.above.table.reloadData()
      case .more:
        lists.below.rows = 500
        lists.below.table.reloadData()
      }
    }
  }

  @Test(
    "are given back if the app changes them in a push, in a pop, or under a finger",
    arguments: Change.allCases, [true, false, nil] as [Bool?])
  func areGivenBack(change: Change, isPush: Bool?) {
    let screen = ListScreen().push()
    if isPush != true { screen.settle() }
    if isPush == nil { screen.draw(150) }
    if isPush == false { screen.pop() }
    screen.clock.advance(by: 0.2)
    change.make(on: screen.lists)
    if isPush == nil { screen.restAndLift() }
    #expect(screen.settle().disorder == nil && screen.isOpen == (isPush ?? true))
  }

  @Test("a table that is loaded in mid-flight has its cells join in")
  func joinsLate() {
    let screen = ListScreen(rows: 0).push().run(for: 0.08)
    #expect(screen.lists.above.cells.isEmpty)
    screen.lists.above.rows = 30
    screen.lists.above.table.reloadData()
    screen.clock.advance(by: 0.05)
    #expect(screen.abovePlaces.count > 5 && screen.abovePlaces.allSatisfy { $0 > 0 })
    #expect(screen.settle().disorder == nil)
  }

  @Test("a cell that is used again in mid-flight stands where its new row does")
  func isUsedAgain() {
    let screen = ListScreen().push().run(for: 0.25)
    let former = screen.abovePlaces
    screen.lists.above.table.reloadData()
    screen.clock.advance(by: 1.0 / 60)
    let places = screen.abovePlaces
    #expect(places.count == former.count && places.areStaggered)
    #expect(zip(places, former).allSatisfy { $0 <= $1 + 0.02 * screen.width })
    #expect(screen.lists.above.cells.allSatisfy { abs($0.shown.position.x - screen.width / 2) < 1e-6 })
  }
}
