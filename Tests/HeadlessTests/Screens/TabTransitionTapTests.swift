import TestWorld
import Testing
import UIKit

@testable import InteractiveModal

@MainActor @Suite("A tap while tabs change", .ownWorld) struct TabTransitionTapTests {
  @Test(
    "a tap on the tab that is left turns it round, from where it is", arguments: [0, 0.12], [true, false])
  func turnsRound(seconds: TimeInterval, isForward: Bool) {
    let screen = TabScreen(selected: isForward ? 0 : 1)
    screen.select(isForward ? 1 : 0)
    screen.clock.advance(by: seconds)
    let share = screen.share(of: 1)
    screen.tap(isForward ? 0 : 1)
    #expect(abs(screen.share(of: 1) - share) < 1e-3 && screen.tabs.transitionCoordinator != nil)
    #expect(screen.settle().disorder == nil && screen.tabs.selectedIndex == (isForward ? 0 : 1))
    #expect(screen.choreography.begins == 1)
  }

  @Test("a second tap turns it round again, a third one on the same tab changes nothing")
  func turnsRoundTwice() {
    let screen = TabScreen()
    screen.select(1)
    screen.clock.advance(by: 0.12)
    for index in [0, 0, 1, 1] {
      screen.tap(index)
      #expect(screen.tabs.transitionCoordinator?.isCancelled == (index == 0))
      screen.clock.advance(by: 0.03)
    }
    #expect(screen.settle().disorder == nil && screen.tabs.selectedIndex == 1)
    #expect(screen.choreography.begins == 1)
  }

  @Test("a tap ends it where a finger holds it", arguments: [0, 1, 2])
  func isHeld(index: Int) {
    let screen = TabScreen()
    screen.draw(-150, from: 300)
    screen.tap(index)
    #expect(screen.lift().disorder == nil && screen.tabs.selectedIndex == index)
  }

  @Test("a tap on a third tab ends it at once, and one on the tab that comes does nothing")
  func isEnded() {
    let screen = TabScreen()
    screen.select(1)
    screen.clock.advance(by: 0.1)
    screen.tap(1)
    #expect(screen.choreography.ends.isEmpty)
    screen.tap(2)
    #expect(screen.choreography.ends == [true] && screen.choreography.begins == 2)
    #expect(screen.settle().disorder == nil && screen.tabs.selectedIndex == 2)
    #expect(screen.listener.story == ["second?", "second", "third?", "third"])
  }

  @Test("what code selects in mid-flight comes after it, and the bar takes no finger meanwhile")
  func waits() {
    let screen = TabScreen()
    screen.select(1)
    screen.clock.advance(by: 0.1)
    screen.finger.down(at: CGPoint(x: 360, y: screen.tabs.view.bounds.height - 60))
    screen.finger.up()
    #expect(screen.listener.story.isEmpty)
    screen.select(2)
    #expect(screen.settle().disorder == nil && screen.tabs.selectedIndex == 2)
  }
}
