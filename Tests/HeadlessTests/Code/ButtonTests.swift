import TestWorld
import Testing
import UIKit

@testable import InteractiveModal

@Suite("Buttons and calls that meet a card in motion", .ownWorld) @MainActor struct ButtonTests {
  private func tapCancel(_ screen: Screen) {
    let point = screen.draft.cancel.shown(CGPoint(x: 20, y: 20))
    screen.finger.down(at: point)
    screen.clock.advance(by: 0.05)
    screen.finger.up()
    screen.clock.runTurns()
  }

  @Test("a tap on Cancel while the card is still opening turns it round", arguments: [0.05, 0.1, 0.2, 0.3])
  func cancelWhileOpening(after seconds: TimeInterval) {
    let screen = Screen().present().run(for: seconds)
    tapCancel(screen)
    #expect(screen.settle().leftover == nil)
  }

  @Test("dismissed in code while it opens, the card turns round with the speed it has")
  func dismissWhileOpening() throws {
    let screen = Screen().present().run(for: 0.1)
    let seen = try #require(screen.delegate.updates.last)
    screen.draft.dismissModal()
    screen.clock.runTurns()
    let turned = try #require(screen.delegate.updates.last)
    #expect(seen.velocity < -500 && abs(turned.velocity - seen.velocity) < 5)
    #expect(abs(turned.progress - seen.progress) < 2e-4 && turned.phase == .settling(.dismissed))
    screen.clock.advance(by: 1.0 / 60)
    #expect(screen.progress > seen.progress, "it opens on before it turns")
    #expect(screen.settle().leftover == nil)
  }

  @Test("a dismissal in mid-drag takes the card from under the finger", arguments: [true, false])
  func dismissInDrag(animated: Bool) {
    let screen = Screen().open()
    screen.grab(300)
    screen.draft.dismissModal(animated: animated)
    screen.clock.advance(by: 0.05)
    screen.drag(by: 50)
    #expect(screen.lift().leftover == nil)
    #expect(screen.draft.calls == ["willAppear", "didAppear", "willDisappear", "didDisappear"])
  }

  @Test(
    "a finger on a button that has caught the card loses the button with its next event, not before",
    arguments: [false, true])
  func buttonUnderFinger(moves: Bool) throws {
    let screen = Screen().present().run(for: 0.15)
    let recognizer = try #require(screen.session?.finger.cardPan)
    var presses = 0
    screen.draft.cancel.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
    screen.finger.down(at: screen.draft.cancel.shown(CGPoint(x: 20, y: 20)))
    screen.draft.dismissModal()
    screen.clock.runTurns()
    #expect(recognizer.state == .possible && screen.draft.cancel.isTracking)
    if moves {
      screen.drag(by: 1, over: 0.01)
      #expect(!screen.draft.cancel.isTracking)
    }
    screen.finger.up()
    #expect(presses == 0)
    #expect(screen.settle().leftover == nil)
  }

  @Test("a dismissal without animation in mid-flight leaves everything in place", arguments: [true, false])
  func dismissAtOnce(opening: Bool) {
    let screen = Screen().present().run(for: 0.1)
    if !opening {
      screen.settle()
      screen.grab(300)
      screen.restAndLift()
      screen.clock.advance(by: 0.05)
    }
    screen.draft.dismissModal(animated: false)
    #expect(screen.settle().leftover == nil)
  }

  @Test("a double tap presents one draft, and presenting what is presented already changes nothing")
  func doubleTap() {
    let screen = Screen()
    #expect(screen.root.present(screen.draft, as: .mail) != nil)
    for _ in 0..<2 {
      #expect(screen.root.present(DraftController(), as: .mail) == nil)
      #expect(screen.root.present(screen.draft, as: .mail) == nil)
      #expect(screen.draft.present(screen.draft, as: .mail) == nil)
      #expect(screen.settle().disorder == nil)
    }
  }

  @Test("the same modal can be presented again and again, with animation or at once")
  func again() {
    let screen = Screen()
    for animated in [true, false, true] {
      screen.present(animated: animated)
      #expect(screen.settle().disorder == nil)
      #expect(screen.dragAway().leftover == nil)
    }
  }
}
