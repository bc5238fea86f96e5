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

  /// Catches the card shortly after and pulls it up.
  private func bringBack(_ screen: Screen, by points: CGFloat) {
    screen.clock.advance(by: 0.03)
    screen.finger.down(at: CGPoint(x: 200, y: screen.cardTop + 50))
    screen.drag(by: -points, over: 0.1)
    screen.finger.up()
  }

  @Test(
    "a presentation that begins late opens then, and a late dismissal leaves nothing behind",
    arguments: [0.01, 0.1, 0.3, 0.8, 2])
  func late(by seconds: TimeInterval) {
    let screen = Screen()
    screen.simulator.transitionStart = .after(seconds)
    #expect(screen.open().disorder == nil)
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
    bringBack(screen, by: 100)
    #expect(screen.settle().disorder == nil)
  }

  @Test("a dismissal that UIKit begins as the card returns is called off at once")
  func calledOff() {
    let screen = Screen().open()
    screen.simulator.transitionStart = .after(0.45)
    screen.grab(200)
    screen.drag(by: -60, over: 0.1)
    screen.finger.up()
    screen.clock.wait(for: "UIKit to hear") { screen.draft.transitionCoordinator?.isCancelled == true }
    #expect(screen.progress < 0.99)
    #expect(screen.settle().disorder == nil)
  }

  @Test(
    "a dismissal that UIKit loses is made up for after a second, at any speed of the inspector",
    arguments: [1, 10] as [Double])
  func lost(speed: Double) {
    let screen = Screen().open()
    TransitionInspector.shared.speed = speed
    screen.simulator.transitionStart = .never
    throwAway(screen)
    screen.clock.advance(by: 0.9)
    #expect(screen.isPresented, "UIKit has not heard yet")
    #expect(screen.settle().leftover == nil && screen.clock.isIdle)
  }

  @Test("a dismissal that UIKit lost does not keep a later one of the app's")
  func lostBefore() {
    let screen = Screen().open()
    screen.simulator.transitionStart = .never
    throwAway(screen)
    bringBack(screen, by: 200)
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
    #expect(screen.isPresented && abs(screen.progress - 1) < 1e-9)
    #expect(screen.root.view.shown.transform.affine.a < 1)
    #expect(screen.session?.views.passthrough.superview === screen.container)
    screen.clock.runUntilIdle(limit: 200)
    #expect(screen.leftover == nil, "and leaves when UIKit begins at last")
  }
}
