import TestWorld
import Testing
import UIKit

@testable import InteractiveModal

/// Faults of other kits that could happen here. Each test fails without the cure of its fault.
@Suite("Traps that others fell into", .ownWorld) @MainActor struct TrapTests {
  @Test("cancelled at 0 %, the screen behind has no wrong transform")
  func cancelledAtNought() {
    let screen = Screen().open()
    let transform = screen.root.view.shown.transform.affine
    screen.grab(10.5)
    #expect(screen.cancelTouch().disorder == nil && screen.root.view.shown.transform.affine == transform)
  }

  @Test("a cancelled drag animates back once: the card never turns round again")
  func returnsOnce() {
    let screen = Screen().open()
    screen.grab(300)
    screen.restAndLift()
    var tops = [screen.cardTop]
    screen.clock.wait(for: "the card to return") {
      screen.clock.isIdle
    } look: {
      tops.append(screen.cardTop)
    }
    #expect(zip(tops, tops.dropFirst()).allSatisfy { $0 >= $1 })
  }

  @Test(
    "the card does not jump when a drag begins: it goes as far as the finger is beyond the hysteresis",
    arguments: [1, 3, 4, 7, 25, 40])
  func noJumpAtBegin(step: CGFloat) {
    let screen = Screen().open()
    screen.finger.down(at: screen.grip)
    for count in 1...12 {
      screen.clock.advance(by: 1.0 / 120)
      let place = screen.finger.location
      screen.finger.move(to: CGPoint(x: place.x, y: place.y + step))
      let (moved, expected) = (screen.cardTop - screen.restingTop, max(CGFloat(count) * step - 10, 0))
      #expect(moved <= expected + 1e-9)
      // A pan cannot begin with the first event.
      if count > 1 { #expect(abs(moved - expected) < 1e-9) }
    }
  }

  @Test("a button of a card that leaves cannot be pressed, neither before it leaves nor while it does")
  func buttonsOfLeavingCard() {
    let screen = Screen().open()
    let button = screen.draft.cancel.shown(CGPoint(x: 20, y: 20))
    screen.finger.down(at: button)
    screen.close(for: 0.03)
    screen.finger.up()
    screen.clock.advance(by: 0.03)
    screen.finger.down(at: CGPoint(x: button.x, y: screen.cardTop + 20))
    #expect(screen.lift().leftover == nil)
  }

  @Test("UIKit is told of a dismissal that is called off: the coordinator hears it as cancelled, once")
  func contextIsTold() throws {
    let screen = Screen().open().close(for: 0.1)
    let coordinator = try #require(screen.draft.transitionCoordinator)
    var endings: [Bool] = []
    var changes: [Bool] = []
    coordinator.animate(alongsideTransition: nil) { endings.append($0.isCancelled) }
    coordinator.notifyWhenInteractionChanges { changes.append($0.isInteractive) }
    screen.finger.down(at: CGPoint(x: 200, y: screen.cardTop + 60))
    #expect(coordinator.isInteractive)
    screen.drag(by: -60, over: 0.08)
    #expect(abs(coordinator.percentComplete - (1 - screen.progress)) < 1e-9)
    screen.lift()
    #expect(endings == [true] && changes == [true, false])
    #expect(screen.disorder == nil)
  }

  @Test("UIKit presents until the card stands, or a finger comes down on it; a drag is a dismissal")
  func transitions() {
    let screen = Screen().present()
    screen.clock.advance(by: 0.1)
    #expect(screen.draft.isBeingPresented && screen.progress < 1)
    screen.finger.down(at: CGPoint(x: 200, y: screen.cardTop + 60))
    #expect(!screen.draft.isBeingPresented && screen.draft.calls == ["willAppear", "didAppear"])
    screen.lift().grab(300)
    #expect(screen.draft.transitionCoordinator?.isInteractive == true && screen.draft.isBeingDismissed)
    #expect(screen.draft.calls == ["willAppear", "didAppear", "willDisappear"])
    #expect(screen.release().disorder == nil)
  }

  @Test(
    "the fastest flick takes the card away, however few events it has",
    arguments: [(1, 1.0 / 60), (3, 0.008), (3, 0.016), (3, 0.03)])
  func flick(count: Int, seconds: TimeInterval) {
    let screen = Screen().open()
    screen.finger.down(at: screen.grip)
    for _ in 0..<count {
      screen.clock.advance(by: seconds / Double(count))
      let place = screen.finger.location
      screen.finger.move(to: CGPoint(x: place.x, y: place.y + (count == 1 ? 120 : 90)))
    }
    if count == 1 { screen.clock.advance(by: 0.004) }
    #expect(screen.lift().leftover == nil)
  }

  @Test(
    "no safe area inside the card changes under the finger, whichever way it goes", arguments: Device.all)
  func safeAreaOfCard(on device: Device) {
    let screen = Screen(device: device).open()
    let insets = screen.draft.view.safeAreaInsets
    screen.finger.down(at: screen.grip)
    for way in [60, 300, -250, -400, 200] as [CGFloat] {
      screen.drag(by: way)
      #expect(screen.draft.view.safeAreaInsets == insets)
    }
  }
}
