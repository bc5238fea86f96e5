import TestWorld
import Testing

@testable import InteractiveModal
@testable import UIKit

@Suite("A text field below a modal", .ownWorld) @MainActor struct KeyboardBelowTests {
  /// A draft on the screen, with a second one on it while its text was typed.
  private func openTwo() -> (screen: Screen, second: DraftController) {
    let screen = Screen().openTyping()
    return (screen, screen.openSecond())
  }

  /// A screen with a field below the modal that has the keyboard.
  private func typeBelow(onGlass: Bool = false) -> (screen: Screen, field: UITextField) {
    let screen = Screen()
    screen.simulator.hasHardwareKeyboard = !onGlass
    let field = screen.addField(to: screen.root)
    screen.type(in: field)
    return (screen, field)
  }

  @Test(
    "has the keyboard again when the modal is gone, also if the app has read its presentation controller early",
    arguments: [(true, false), (false, false), (true, true)])
  func root(animated: Bool, isReadEarly: Bool) {
    let (screen, field) = typeBelow(onGlass: true)
    if isReadEarly { _ = screen.draft.presentationController }
    screen.simulator.press(.keyboardUpArrow)
    screen.present(animated: animated).settle()
    #expect(!field.isFirstResponder)
    #expect(screen.dismiss(animated: animated).leftover == nil)
    #expect(field.isFirstResponder)
    screen.simulator.type("O ")
    #expect(field.text == "O Dear all")
  }

  @Test("has it when a finger has taken the modal away, not before")
  func dragged() {
    let (screen, field) = typeBelow()
    screen.open().grab(600)
    screen.finger.up()
    screen.clock.advance(by: 0.05)
    #expect(!field.isFirstResponder)
    #expect(screen.settle().leftover == nil && field.isFirstResponder)
  }

  @Test(
    "does not have it if it ended editing or left the screen, or if the app gave it to another field",
    arguments: ["ended", "left", "other"])
  func notAgain(_ event: String) {
    let (screen, field) = typeBelow()
    let other = screen.addField(to: screen.root)
    if event == "ended" { field.resignFirstResponder() }
    screen.open()
    if event == "left" { field.removeFromSuperview() }
    screen.draft.dismiss(animated: true)
    screen.clock.advance(by: 0.1)
    if event == "other" { other.becomeFirstResponder() }
    #expect(screen.settle().leftover == nil)
    #expect(screen.simulator.window?.firstResponder === (event == "other" ? other : nil))
  }

  @Test("on a card, it has it and its room again when the upper card is gone")
  func stack() {
    let (screen, second) = openTwo()
    #expect(!screen.draft.text.isFirstResponder)
    screen.grab(600)
    screen.lift()
    #expect(second.presentingViewController == nil)
    #expect(screen.draft.text.isFirstResponder && screen.disorder == nil)
    #expect(screen.hasRoomForKeyboard)
  }

  @Test("the keyboard of the upper card takes no room from the lower, and the lower is steady behind")
  func upper() {
    let (screen, second) = openTwo()
    let foot = screen.foot
    screen.type(in: second.text)
    #expect(abs(second.view.safeAreaInsets.bottom - screen.covered(second)) < 1e-9)
    #expect(screen.foot == foot)
    second.text.resignFirstResponder()
    second.dismiss(animated: true)
    screen.settle()
    screen.draft.text.resignFirstResponder()
    #expect(screen.settle().disorder == nil && screen.insetDisorder == nil && screen.foot == 34)
  }

  @Test("the upper card's keyboard goes over to the lower one without leaving the screen")
  func passedOn() {
    let (screen, second) = openTwo()
    screen.type(in: second.text)
    let ear = KeyboardEar()
    second.dismiss(animated: false)
    screen.settle()
    #expect(screen.draft.text.isFirstResponder && ear.heard == [])
    #expect(screen.hasRoomForKeyboard)
  }

  @Test("a keyboard that is up as the upper card comes, and tells nothing, is made room for")
  func upAlready() {
    let screen = Screen().openTyping()
    let stranger = screen.addField(to: screen.root)
    screen.type(in: stranger)
    let ear = KeyboardEar()
    let second = screen.openSecond()
    #expect(ear.heard == [] && screen.simulator.keyboardFrame.minY == 516)
    #expect(abs(second.view.safeAreaInsets.bottom - screen.covered(second)) < 1e-9)
  }

  @Test("turned meanwhile, it has the room of the new side")
  func turned() {
    let (screen, second) = openTwo()
    screen.simulator.rotate(to: .landscapeLeft)
    screen.settle()
    second.dismiss(animated: true)
    screen.settle()
    #expect(screen.draft.text.isFirstResponder && screen.disorder == nil)
    #expect(screen.hasRoomForKeyboard)
    #expect(screen.dismiss().leftover == nil && screen.insetDisorder == nil)
  }

  @Test("both cards dismissed at once leave no first responder on them", arguments: [true, false])
  func both(animated: Bool) {
    let (screen, _) = openTwo()
    screen.root.dismiss(animated: animated)
    #expect(screen.settle().leftover == nil && screen.insetDisorder == nil)
    #expect(screen.simulator.window?.firstResponder == nil)
    #expect(screen.simulator.keyboardFrame.minY == 852)
  }

  @Test("a question on a card takes the keyboard and its room, and gives both back")
  func alert() {
    let screen = Screen().openTyping()
    let alert = screen.openAlert()
    #expect(screen.insetDisorder == nil)
    alert.dismiss(animated: true)
    screen.settle()
    #expect(screen.draft.text.isFirstResponder)
    #expect(screen.hasRoomForKeyboard)
  }
}
