import TestWorld
import Testing
import UIKit

@testable import InteractiveModal

@Suite("A finger on a card in flight", .ownWorld) @MainActor struct CatchTests {
  @Test(
    "the card stops in the event of the touch, where it is seen, and follows the finger from the first point",
    arguments: CardMoment.flights)
  func stops(_ flight: CardMoment) {
    let screen = flight.reach()
    let seen = screen.cardTop
    screen.finger.down(at: CGPoint(x: 200, y: seen + 100))
    #expect(abs(screen.cardTop - seen) < Screen.unseen)
    let caught = screen.cardTop
    screen.clock.advance(by: 1)
    #expect(screen.cardTop == caught)
    #expect(screen.delegate.updates.last?.phase == .held && screen.delegate.updates.last?.velocity == 0)
    for way in [1.0, 4, 9, 14, 40] as [CGFloat] {
      screen.clock.advance(by: 0.01)
      screen.finger.move(to: CGPoint(x: 200, y: seen + 100 + way))
      #expect(abs(screen.cardTop - caught - way) < 1e-9)
    }
  }

  @Test("a touch that only taps lets it go on to where it was bound", arguments: CardMoment.flights)
  func tapGoesOn(_ flight: CardMoment) {
    let screen = flight.reach()
    screen.finger.down(at: CGPoint(x: 200, y: screen.cardTop + 400))
    screen.clock.advance(by: 0.08)
    screen.lift()
    #expect((flight.isBoundToStay ? screen.disorder : screen.leftover) == nil)
  }

  @Test("caught on its way out, it is sent back or thrown again, and says so", arguments: [-1, 1])
  func sentOn(direction: CGFloat) {
    let screen = CardMoment.leaving.reach()
    screen.finger.down(at: CGPoint(x: 200, y: screen.cardTop + 20))
    screen.drag(by: 80 * direction, over: 0.08)
    screen.lift()
    #expect((direction < 0 ? screen.disorder : screen.leftover) == nil)
    let rest = direction < 0 ? ["willAppear", "didAppear"] : ["didDisappear"]
    #expect(screen.draft.calls == ["willAppear", "didAppear", "willDisappear"] + rest)
  }

  @Test("a card that swings beyond its place is caught there without a jump")
  func caughtInOvershoot() {
    let screen = Screen().open()
    screen.grab(250)
    screen.drag(by: -150, over: 0.05)
    screen.finger.up()
    screen.clock.wait(for: "the card to swing beyond its place") {
      (screen.delegate.updates.last?.progress ?? 0) > 1
    }
    let seen = screen.stretch
    #expect(seen > 0)
    screen.finger.down(at: CGPoint(x: 200, y: 300))
    #expect(abs(screen.stretch - seen) < Screen.unseen)
    #expect(screen.lift().disorder == nil)
  }

  @Test("a finger on a long text moves the card that it caught, not the text", arguments: CardMoment.flights)
  func caughtOnText(_ flight: CardMoment) {
    let screen = flight.reach()
    screen.draft.text.text = String(repeating: "A long letter.\n", count: 60)
    screen.simulator.settleLayout()
    let top = screen.cardTop
    let offset = screen.draft.text.contentOffset
    screen.finger.down(at: screen.draft.text.shown(CGPoint(x: 100, y: 40)))
    screen.drag(by: 30, over: 0.1)
    #expect(abs(screen.cardTop - top - 30) < Screen.unseen && screen.draft.text.contentOffset == offset)
    #expect(screen.cancelTouch().disorder == nil)
  }
}
