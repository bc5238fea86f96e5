import TestWorld
import Testing

@testable import InteractiveModal
@testable import UIKit

@Suite("Who typed below a modal", .ownWorld) @MainActor struct KeyboardBelowTests {
  /// A draft on the screen, with a second one on it while its text was typed.
  private func openTwo() -> (screen: Screen, second: DraftController) {
    let screen = Screen().openTyping()
    let second = screen.openSecond()
    return (screen, second)
  }

  @Test("has the keyboard again when it is gone", arguments: [true, false])
  func root(animated: Bool) {
    let screen = Screen()
    let field = screen.addField(to: screen.root)
    screen.simulator.hasHardwareKeyboard = false
    screen.type(in: field)
    screen.simulator.press(.keyboardUpArrow)
    screen.present(animated: animated)
    screen.settle()
    #expect(!field.isFirstResponder)
    #expect(screen.dismiss(animated: animated).leftover == nil)
    #expect(field.isFirstResponder)
    screen.simulator.type("O ")
    #expect(field.text == "O Dear all")
  }

  @Test("has it when a finger has taken the modal away, not before")
  func dragged() {
    let screen = Screen()
    let field = screen.addField(to: screen.root)
    screen.type(in: field)
    screen.open()
    screen.grab(600)
    screen.finger.up()
    screen.clock.advance(by: 0.05)
    #expect(!field.isFirstResponder)
    #expect(screen.settle().leftover == nil && field.isFirstResponder)
  }

  @Test("does not have it when nobody typed as the modal came")
  func nobody() {
    let screen = Screen()
    let field = screen.addField(to: screen.root)
    screen.type(in: field)
    field.resignFirstResponder()
    screen.open()
    screen.dismiss()
    #expect(!field.isFirstResponder)
  }

  @Test("does not have it when the app has given it to somebody else")
  func taken() {
    let screen = Screen()
    let (field, other) = (screen.addField(to: screen.root), screen.addField(to: screen.root))
    screen.type(in: field)
    screen.open()
    screen.draft.dismiss(animated: true)
    screen.clock.advance(by: 0.1)
    other.becomeFirstResponder()
    screen.settle()
    #expect(other.isFirstResponder)
  }

  @Test("does not have it when it has left the screen")
  func left() {
    let screen = Screen()
    let field = screen.addField(to: screen.root)
    screen.type(in: field)
    screen.open()
    field.removeFromSuperview()
    screen.dismiss()
    #expect(screen.simulator.window?.firstResponder == nil && screen.leftover == nil)
  }

  @Test("on a card, it has it and its room again when the upper card is gone")
  func stack() {
    let (screen, second) = openTwo()
    #expect(!screen.draft.text.isFirstResponder)
    screen.grab(600)
    screen.lift()
    #expect(second.presentingViewController == nil)
    #expect(screen.draft.text.isFirstResponder && screen.disorder == nil)
    #expect(abs(screen.foot - screen.covered()) < 1e-9 && screen.covered() > 300)
    screen.draft.text.resignFirstResponder()
    screen.settle()
    #expect(screen.insetDisorder == nil)
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
    #expect(abs(screen.foot - screen.covered()) < 1e-9 && screen.covered() > 300)
  }

  @Test("a keyboard that is up as the upper card comes, and tells nothing, is made room for")
  func upAlready() {
    let screen = Screen().openTyping()
    let stranger = screen.addField(to: screen.root)
    screen.type(in: stranger)
    let (second, ear) = (DraftController(), KeyboardEar())
    screen.draft.present(second, as: .mail)
    screen.settle()
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
    #expect(abs(screen.foot - screen.covered()) < 1e-9 && screen.covered() > 150)
    #expect(screen.dismiss().leftover == nil && screen.insetDisorder == nil)
  }

  @Test("both cards dismissed at once leave nobody typing on them", arguments: [true, false])
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
    #expect(abs(screen.foot - screen.covered()) < 1e-9 && screen.covered() > 300)
  }
}
