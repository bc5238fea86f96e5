import TestWorld
import Testing
import UIKit

@testable import InteractiveModal

@MainActor @Suite("A finger that draws from one child of a container to the next", .ownWorld)
struct ContainerSwipeTests {
  @Test(
    "draws the next one in, or the one before, either way of reading", arguments: [true, false],
    [true, false])
  func draws(isForward: Bool, isRightToLeft: Bool) {
    let screen = ContainerScreen(selected: 1, isRightToLeft: isRightToLeft)
    let sign: CGFloat = isForward == isRightToLeft ? 1 : -1
    screen.grab(x: 195)
    screen.drag(by: sign * 150)
    let coming = isForward ? 2 : 0
    #expect((135...160).contains(sign * screen.offset(1)) && sign * screen.offset(coming) < 0)
    #expect(screen.container.selectedIndex == coming)
    screen.drag(by: sign * 100)
    #expect(screen.release().disorder == nil && screen.container.selectedIndex == coming)
    #expect(screen.delegate.questions == 1)
  }

  @Test(
    "where it lets go, the half that it is in decides, and its speed",
    arguments: [
      (-230.0, 0.4, 1), (-120, 0.4, 0), (-80, 0.05, 1),
    ])
  func letsGo(points: CGFloat, seconds: Double, index: Int) {
    let screen = ContainerScreen()
    screen.grab(x: 370)
    screen.drag(by: points, over: seconds)
    if seconds > 0.1 { screen.restAndLift() } else { screen.finger.up() }
    #expect(screen.settle().disorder == nil && screen.container.selectedIndex == index)
  }

  @Test(
    "finds nothing before the first child and after the last, nor where the delegate refuses",
    arguments: [(0, 200.0, true), (2, -200, true), (0, -250, false)])
  func isAtTheEnd(index: Int, points: CGFloat, allows: Bool) {
    let screen = ContainerScreen(selected: index)
    screen.delegate.allows = allows
    screen.swipe(by: points)
    #expect(screen.settle().disorder == nil && screen.log.calls.isEmpty)
    #expect(screen.delegate.questions == (allows ? 0 : 1))
  }

  @Test("is let go of by a selection in code, which goes where it wants", arguments: [0, 1, 2])
  func isOverruled(index: Int) {
    let screen = ContainerScreen()
    screen.draw(by: -200)
    screen.container.select(index, animated: true)
    screen.drag(by: 150)
    #expect(screen.lift().disorder == nil && screen.container.selectedIndex == index)
  }

  @Test(
    "draws from the edge alone, or nowhere, where the region says so",
    arguments: [
      (GestureRegion.edge(), 385.0, true), (.edge(), 300, false), (.disabled, 385, false),
    ])
  func isInRegion(region: GestureRegion, x: CGFloat, draws: Bool) {
    let screen = ContainerScreen()
    screen.container.region = region
    screen.grab(x: x)
    screen.drag(by: -250)
    #expect(screen.release().disorder == nil && (screen.selectedName == "B") == draws)
  }

  @Test("scrolls a list that scrolls the same way; one that scrolls across leaves it what goes sideways")
  func meetsLists() {
    for isWide in [true, false] {
      let screen = ContainerScreen()
      let list = screen.pages[0].list
      screen.pages[0].addList(contentSize: CGSize(width: isWide ? 2000 : 390, height: isWide ? 840 : 3000))
      screen.simulator.settleLayout()
      if !isWide {
        screen.grab()
        screen.drag(by: CGVector(dx: -20, dy: -200))
        #expect(list.contentOffset.y > 100)
        screen.drag(by: -200)
        #expect(screen.release().disorder == nil && screen.selectedName == "A")
      }
      screen.swipe(by: -250)
      #expect(screen.settle().disorder == nil && (screen.selectedName == "A") == isWide)
      #expect((list.contentOffset.x > 100) == isWide)
    }
  }
}
