import TestWorld
import Testing
import UIKit

@testable import InteractiveModal

@Suite("A drag that starts on a list", .ownWorld) @MainActor struct ScrollTests {
  private func openWithText(lines: Int, bounces: Bool = false) -> Screen {
    let screen = Screen().open()
    screen.draft.text.text = String(repeating: "A long letter.\n", count: lines)
    screen.draft.text.alwaysBounceVertical = bounces
    screen.simulator.settleLayout()
    screen.finger.down(
      at: screen.draft.text.convert(CGPoint(x: 150, y: 60 + screen.draft.text.contentOffset.y), to: nil))
    return screen
  }

  @Test(
    "pulled down at its top it leaves the drag to the card, and does not move", arguments: [true, false])
  func atTop(bounces: Bool) {
    let screen = openWithText(lines: 60, bounces: bounces)
    let offset = screen.draft.text.contentOffset
    screen.drag(by: 300)
    #expect(screen.cardTop > screen.restingTop + 250)
    #expect(screen.draft.text.contentOffset == offset)
    screen.drag(by: 60, over: 0.05)
    #expect(screen.lift().leftover == nil)
  }

  @Test("pulled up it scrolls, and the card stays")
  func scrollsUp() {
    let screen = openWithText(lines: 60)
    screen.drag(by: -120)
    #expect(screen.draft.text.contentOffset.y > 100)
    #expect(screen.disorder == nil)
    #expect(screen.lift().disorder == nil)
  }

  @Test("scrolled down it scrolls back first")
  func scrolled() {
    let screen = Screen().open()
    screen.draft.text.text = String(repeating: "A long letter.\n", count: 60)
    screen.simulator.settleLayout()
    screen.draft.text.contentOffset.y = 200
    screen.finger.down(at: screen.draft.text.convert(CGPoint(x: 150, y: 260), to: nil))
    screen.drag(by: 100)
    #expect(screen.draft.text.contentOffset.y < 150)
    #expect(screen.disorder == nil)
  }

  @Test("one that has nothing to scroll is part of the card, either way")
  func nothingToScroll() {
    let screen = openWithText(lines: 2)
    screen.drag(by: -60)
    #expect(screen.stretch > 0)
    screen.drag(by: 260)
    #expect(screen.cardTop > screen.restingTop + 100)
  }
}
