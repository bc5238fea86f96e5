import TestWorld
import Testing
import UIKit

@testable import InteractiveModal

@Suite("A UIKit that answers late, or never", .ownWorld) @MainActor struct WatchdogTests {
  private func throwAway(_ screen: Screen) {
    screen.grab(300)
    screen.drag(by: 100, over: 0.06)
    screen.finger.up()
  }

  @Test("a dismissal that begins late leaves nothing behind", arguments: [0.01, 0.1, 0.3, 0.8, 2])
  func late(by seconds: TimeInterval) {
    let screen = Screen().open()
    screen.simulator.transitionStart = .after(seconds)
    throwAway(screen)
    #expect(screen.settle().leftover == nil)
  }

  @Test("the card does not wait for UIKit: it leaves with the finger's speed")
  func doesNotWait() {
    let screen = Screen().open()
    screen.simulator.transitionStart = .after(0.2)
    throwAway(screen)
    let top = screen.cardTop
    screen.clock.advance(by: 0.1)
    #expect(screen.cardTop > top + 80)
  }

  @Test("caught and sent back before UIKit began, the card stays", arguments: [0.1, 0.4, 0.9])
  func caughtBeforeBegin(late seconds: TimeInterval) {
    let screen = Screen().open()
    screen.simulator.transitionStart = .after(seconds)
    screen.grab(200)
    screen.drag(by: 60, over: 0.06)
    screen.finger.up()
    screen.clock.advance(by: 0.03)
    screen.finger.down(at: CGPoint(x: 200, y: screen.cardTop + 50))
    screen.drag(by: -100, over: 0.1)
    #expect(screen.lift().disorder == nil)
  }

  @Test("a dismissal that UIKit loses is made up for")
  func lost() {
    let screen = Screen().open()
    screen.simulator.transitionStart = .never
    throwAway(screen)
    screen.clock.advance(by: 0.9)
    #expect(screen.isPresented, "UIKit has not heard yet")
    #expect(screen.settle().leftover == nil)
    #expect(screen.clock.isIdle)
  }

  @Test("lost while the finger brings the modal back, it keeps no later one from the app")
  func lostAndBroughtBack() {
    let screen = Screen().open()
    screen.simulator.transitionStart = .never
    throwAway(screen)
    screen.clock.advance(by: 0.03)
    screen.finger.down(at: CGPoint(x: 200, y: screen.cardTop + 50))
    screen.drag(by: -200, over: 0.1)
    screen.finger.up()
    screen.clock.advance(by: 6)
    #expect(screen.disorder == nil)
    screen.simulator.transitionStart = .nextTurn
    #expect(screen.dismiss().leftover == nil)
  }

  @Test("if UIKit does not let the modal go, it comes back to where a finger can reach it")
  func broughtBack() {
    let screen = Screen().open()
    screen.simulator.transitionStart = .after(100)
    throwAway(screen)
    screen.clock.advance(by: 8)
    #expect(screen.isPresented)
    #expect(abs(screen.progress - 1) < 1e-9)
    #expect(screen.root.view.transform.a < 1)
    screen.clock.runUntilIdle(limit: 200)
    #expect(screen.leftover == nil, "and leaves when UIKit begins at last")
  }

  @Test("a present that begins late opens then", arguments: [0.1, 0.5])
  func latePresent(by seconds: TimeInterval) {
    let screen = Screen()
    screen.simulator.transitionStart = .after(seconds)
    screen.present()
    #expect(screen.settle().disorder == nil)
  }
}
