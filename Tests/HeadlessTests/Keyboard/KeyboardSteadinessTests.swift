import TestWorld
import Testing

@testable import InteractiveModal
@testable import UIKit

@Suite("A card that moves with the keyboard up is steady inside", .ownWorld) @MainActor
struct KeyboardSteadinessTests {
  /// The safe areas of the draft in all frames while something goes on.
  private func feet(on screen: Screen, while action: () -> Void) -> Set<CGFloat> {
    var feet: Set = [screen.foot]
    screen.clock.onFrame { feet.insert(screen.foot) }
    action()
    return feet
  }

  private func screen(_ behaviour: ModalConfiguration.Keyboard.DuringDrag) -> Screen {
    Screen { $0.keyboard.duringDrag = behaviour }.openTyping()
  }

  @Test(
    "dragged and called off, its safe area is the same in every frame",
    arguments: ModalConfiguration.Keyboard.DuringDrag.allCases)
  func calledOff(_ behaviour: ModalConfiguration.Keyboard.DuringDrag) {
    let screen = screen(behaviour)
    let feet = feet(on: screen) {
      screen.grab(350)
      screen.clock.advance(by: 0.5)
      screen.drag(by: -200)
      screen.release()
    }
    #expect(feet.count == 1 && screen.hasRoomForKeyboard && screen.disorder == nil)
    #expect(screen.draft.text.isFirstResponder)
  }

  @Test(
    "dragged away, it is the same as long as the card is seen",
    arguments: ModalConfiguration.Keyboard.DuringDrag.allCases)
  func dismissed(_ behaviour: ModalConfiguration.Keyboard.DuringDrag) {
    let screen = screen(behaviour)
    let feet = feet(on: screen) {
      screen.grab(450)
      screen.clock.advance(by: 0.5)
      screen.drag(by: 60, over: 0.05)
      screen.finger.up()
      screen.clock.wait(for: "the card to leave the screen") { screen.cardTop >= 840 }
    }
    #expect(feet.count == 1)
    #expect(screen.settle().leftover == nil)
    #expect(screen.insetDisorder == nil)
  }

  @Test("a keyboard that the app brings up in mid-drag stays up, and is made room for once the card stands")
  func comesUp() {
    let screen = Screen()
    screen.simulator.hasHardwareKeyboard = false
    screen.open()
    let feet = feet(on: screen) {
      screen.grab(200)
      screen.draft.text.becomeFirstResponder()
      screen.drag(by: 60)
      screen.clock.advance(by: 0.4)
    }
    #expect(feet == [34])
    #expect(screen.draft.text.isFirstResponder)
    screen.cancelTouch()
    #expect(screen.draft.text.isFirstResponder)
    #expect(screen.hasRoomForKeyboard)
  }

  @Test("one that the app takes away in mid-drag for good leaves no room behind")
  func goesAway() {
    let screen = screen(.stays)
    screen.grab(200)
    screen.draft.text.resignFirstResponder()
    screen.clock.advance(by: 0.4)
    #expect(screen.foot > 300)
    screen.cancelTouch()
    #expect(screen.foot == 34)
    #expect(screen.insetDisorder == nil)
  }

  @Test(
    "turned in mid-drag and called off, there is room for the keyboard of the new side",
    arguments: ModalConfiguration.Keyboard.DuringDrag.allCases)
  func turned(_ behaviour: ModalConfiguration.Keyboard.DuringDrag) {
    let screen = screen(behaviour)
    screen.grab(200)
    screen.simulator.rotate(to: .landscapeLeft)
    screen.clock.advance(by: 0.1)
    screen.drag(by: 20)
    screen.cancelTouch()
    #expect(screen.draft.text.isFirstResponder)
    #expect(screen.hasRoomForKeyboard)
    #expect(screen.disorder == nil)
  }
}
