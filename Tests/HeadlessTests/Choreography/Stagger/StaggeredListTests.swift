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
    #expect(screen.above.viewIfLoaded == nil)
    screen.push()
    #expect(!screen.above.cells.isEmpty && screen.abovePlaces.allSatisfy { $0 == screen.width })
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

  @Test(
    "follow a finger from the edge, and go where it sends them", arguments: [true, false], [true, false])
  func followFinger(goes: Bool, isRightToLeft: Bool) {
    let screen = ListScreen(isRightToLeft: isRightToLeft).open()
    screen.draw(goes ? 170 : 80)
    let places = screen.abovePlaces
    #expect(places.map { -$0.magnitude }.areStaggered)
    screen.clock.advance(by: 0.2)
    #expect(screen.abovePlaces == places)
    if goes { screen.drag(by: isRightToLeft ? -150 : 150) }
    #expect(screen.release().disorder == nil && screen.isOpen == !goes)
  }

  /// What happens in mid-flight.
  enum Interruption: CaseIterable {
    case none, taken, caught, turned, rotated, background, reload, scroll, fewer, more
  }

  private func interrupt(_ screen: ListScreen, by interruption: Interruption) {
    switch interruption {
    case .none: break
    case .taken: touch(screen) { screen.finger.cancel() }
    case .caught: touch(screen) { screen.finger.up() }
    case .turned:
      touch(screen) {
        screen.drag(by: screen.isOpen ? 250 : -250, over: 0.05)
        screen.finger.up()
      }
    case .rotated: screen.simulator.rotate(to: .landscapeLeft)
    case .background: screen.simulator.enterBackground()
    case .reload: screen.above.table.reloadData()
    case .scroll: screen.above.table.contentOffset.y += 130
    case .fewer:
      screen.above.rows = 2
      screen.above.table.reloadData()
    case .more:
      screen.below.rows = 500
      screen.below.table.reloadData()
    }
  }

  private func touch(_ screen: ListScreen, then act: () -> Void) {
    screen.finger.down(at: CGPoint(x: 200, y: 500))
    screen.clock.advance(by: 0.1)
    act()
  }

  @Test(
    "are given back in every way of ending", arguments: Interruption.allCases, [true, false])
  func areGivenBack(interruption: Interruption, isPush: Bool) {
    let screen = ListScreen().push()
    if !isPush { screen.settle().pop() }
    screen.clock.advance(by: 0.2)
    interrupt(screen, by: interruption)
    #expect(screen.settle().disorder == nil, "\(interruption)")
    #expect(screen.isOpen == (interruption == .taken || isPush != (interruption == .turned)))
  }

  @Test(
    "are given back as they are under a finger that is taken away, turns the device, or lets go",
    arguments: [Interruption.taken, .rotated, .reload, .scroll, .fewer])
  func areGivenBackByFinger(interruption: Interruption) {
    let screen = ListScreen().open()
    screen.draw(150)
    if interruption == .taken { screen.finger.cancel() } else { interrupt(screen, by: interruption) }
    #expect(screen.release().disorder == nil)
  }

  @Test("a table that is loaded in mid-flight has its cells join in")
  func joinsLate() {
    let screen = ListScreen(rows: 0).push().run(for: 0.08)
    #expect(screen.above.cells.isEmpty)
    screen.above.rows = 30
    screen.above.table.reloadData()
    screen.clock.advance(by: 0.05)
    #expect(screen.abovePlaces.count > 5 && screen.abovePlaces.allSatisfy { $0 > 0 })
    #expect(screen.settle().disorder == nil)
  }

  @Test("a cell that is used again in mid-flight stands where its new row does")
  func isUsedAgain() {
    let screen = ListScreen().push().run(for: 0.25)
    let former = screen.abovePlaces
    screen.above.table.reloadData()
    screen.clock.advance(by: 1.0 / 60)
    let places = screen.abovePlaces
    #expect(places.count == former.count && places.areStaggered)
    #expect(zip(places, former).allSatisfy { $0 <= $1 + 0.02 * screen.width })
    #expect(screen.above.cells.allSatisfy { abs($0.shown.position.x - screen.width / 2) < 1e-6 })
  }
}
