import TestWorld
import Testing
import UIKit

@testable import InteractiveModal

@Suite("A finger on a card in flight", .ownWorld) @MainActor struct CatchTests {
  /// The flights in which a finger may meet the card.
  enum Flight: CaseIterable, CustomTestStringConvertible {
    case opening, returning, leaving, thrown

    var testDescription: String { "\(self)" }

    /// A screen on which the card is in this flight.
    @MainActor func start() -> Screen {
      let screen = Screen()
      switch self {
      case .opening:
        screen.present()
        screen.clock.advance(by: 0.12)
      case .returning:
        screen.open().grab(300)
        screen.restAndLift()
        screen.clock.advance(by: 0.06)
      case .leaving:
        screen.open().draft.dismiss(animated: true)
        screen.clock.advance(by: 0.15)
      case .thrown:
        screen.open().grab(200)
        screen.drag(by: 60, over: 0.06)
        screen.finger.up()
        screen.clock.advance(by: 0.04)
      }
      return screen
    }

    var isBoundToStay: Bool {
      switch self {
      case .opening, .returning: true
      case .leaving, .thrown: false
      }
    }
  }

  @Test(
    "the card stops in the event of the touch, where it is seen, and follows the finger from the first point",
    arguments: Flight.allCases)
  func stops(_ flight: Flight) {
    let screen = flight.start()
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

  @Test("a touch that only taps lets it go on to where it was bound", arguments: Flight.allCases)
  func tapGoesOn(_ flight: Flight) {
    let screen = flight.start()
    screen.finger.down(at: CGPoint(x: 200, y: screen.cardTop + 400))
    screen.clock.advance(by: 0.08)
    screen.lift()
    #expect((flight.isBoundToStay ? screen.disorder : screen.leftover) == nil)
  }

  @Test("caught on its way out, it is sent back or thrown again, and says so", arguments: [-1, 1])
  func sentOn(direction: CGFloat) {
    let screen = Flight.leaving.start()
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

  @Test("a finger on a long text moves the card that it caught, not the text", arguments: Flight.allCases)
  func caughtOnText(_ flight: Flight) {
    let screen = flight.start()
    screen.draft.text.text = String(repeating: "A long letter.\n", count: 60)
    screen.simulator.settleLayout()
    let top = screen.cardTop
    let offset = screen.draft.text.contentOffset
    screen.finger.down(at: screen.draft.text.shown(CGPoint(x: 100, y: 40)))
    screen.drag(by: 30, over: 0.1)
    #expect(abs(screen.cardTop - top - 30) < Screen.unseen && screen.draft.text.contentOffset == offset)
    #expect(screen.cancelTouch().disorder == nil)
    screen.finger.down(at: screen.draft.text.shown(CGPoint(x: 100, y: 100)))
    screen.drag(by: -60, over: 0.2)
    #expect(screen.draft.text.contentOffset.y > offset.y, "at rest the text scrolls")
    screen.finger.up()
  }

  @Test("a finger from which the app takes the card begins one gesture, however often it moves")
  func takenAway() {
    let screen = Flight.opening.start()
    screen.finger.down(at: screen.grip)
    screen.draft.dismissModal()
    screen.drag(by: 60)
    screen.finger.up()
    screen.settle()
    #expect(screen.isGone && screen.complaint == nil)
  }

  @Test("after a stall it stops where it is seen then: the flight has gone on")
  func caughtAfterStall() {
    let screen = Flight.opening.start()
    let before = screen.cardTop
    screen.clock.stall(for: 0.1)
    let seen = screen.cardTop
    screen.finger.down(at: CGPoint(x: 200, y: seen + 100))
    #expect(abs(screen.cardTop - seen) < Screen.unseen && seen < before - 50)
  }
}
