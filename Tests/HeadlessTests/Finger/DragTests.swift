import TestWorld
import Testing
import UIKit

@testable import InteractiveModal

@Suite("A finger on the card", .ownWorld) @MainActor struct DragTests {
  @Test("presenting slides the card up to its place, and it stays")
  func presents() {
    let screen = Screen().open()
    #expect(screen.disorder == nil)
    #expect(screen.draft.calls == ["willAppear", "didAppear"])
  }

  @Test("a slow drag to 90 % and release dismisses")
  func slowDrag() {
    let screen = Screen().open()
    screen.finger.down(at: screen.grip)
    screen.drag(by: screen.travel * 0.9 + 12, over: 2)
    #expect(screen.release().leftover == nil)
  }

  @Test("a fast flick over 20 points dismisses")
  func flick() {
    let screen = Screen().open()
    screen.finger.down(at: screen.grip)
    screen.drag(by: 20 + 10, over: 0.03)
    #expect(screen.lift().leftover == nil)
  }

  @Test("a drag to 80 % and a flick up returns")
  func flickBack() {
    let screen = Screen().open()
    screen.grab(screen.travel * 0.8)
    screen.drag(by: -60, over: 0.05)
    #expect(screen.lift().disorder == nil)
  }

  @Test("a slow drag to 20 % returns")
  func shortDrag() {
    let screen = Screen().open()
    screen.grab(screen.travel * 0.2)
    #expect(screen.release().disorder == nil)
  }

  @Test("a finger that goes more sideways than down leaves the card where it is", arguments: [-150, 150])
  func sideways(points: CGFloat) {
    let screen = Screen().open()
    screen.finger.down(at: screen.grip)
    screen.drag(by: 100, sideways: points)
    #expect(screen.offset == 0)
    screen.finger.up()
    #expect(screen.disorder == nil)
  }

  @Test("a finger that went sideways before has no say in the next drag")
  func sidewaysBefore() {
    let screen = Screen().open()
    screen.finger.down(at: screen.grip)
    screen.drag(by: 5, sideways: 150)
    screen.finger.up()
    #expect(screen.disorder == nil)
    screen.finger.down(at: screen.grip)
    screen.drag(by: 80)
    #expect(screen.cardTop > screen.restingTop + 50)
    screen.finger.up()
  }
}
