import TestWorld
import Testing

@testable import UIKit

@MainActor @Suite("Typing", .ownWorld) final class TypingTests {
  private final class Field: UITextField {
    var typed: [String] = []

    override func insertText(_ text: String) {
      typed.append(text)
      super.insertText(text)
    }
  }

  private let stage = Stage()
  private let view = UITextView()
  private lazy var field = stage.show(Field(), frame: CGRect(x: 0, y: 100, width: 100, height: 40))
  private var simulator: Simulator { stage.simulator }

  init() {
    view.font = .systemFont(ofSize: 10)
    stage.show(view, frame: CGRect(x: 0, y: 200, width: 200, height: 100))
    view.becomeFirstResponder()
  }

  private func press(_ keys: [UIKeyboardHIDUsage], _ flags: UIKeyModifierFlags = []) {
    for key in keys { simulator.press(key, modifierFlags: flags) }
  }

  @Test("typing inserts into the first responder by characters, without control characters or modified keys")
  func characters() {
    view.resignFirstResponder()
    simulator.type("lost")
    field.becomeFirstResponder()
    simulator.type("a\u{0}é\u{1b}👍🏽\r")
    press([.keyboardDeleteOrBackspace, .keyboardReturnOrEnter], .command)
    #expect(field.text == "aé👍🏽" && field.typed == ["a", "é", "👍🏽", "\n"])
  }

  @Test(
    "pasted text is inserted in one step; a field joins its lines; a text view keeps them, Return and Tab")
  func pasting() {
    field.becomeFirstResponder()
    simulator.paste("one\u{0}\r\ntwo\nthree")
    #expect(field.text == "one two three")
    #expect(field.typed == ["one\ntwo\nthree"])
    view.becomeFirstResponder()
    simulator.paste("one\r\ntwo")
    #expect(view.text == "one\ntwo")
    simulator.paste("")
    simulator.paste("\u{0}")
    press([.keyboardReturnOrEnter, .keyboardTab])
    #expect(view.text == "one\ntwo\n\t")
  }

  @Test("vertical arrows move by lines in a text view, and to the ends beyond the last line")
  func lines() {
    view.text = "abcdef\nabc\nabcdef"
    view.selectedRange = NSRange(location: 5, length: 0)
    press([.keyboardDownArrow])
    #expect(view.selectedRange == NSRange(location: 10, length: 0))
    press([.keyboardDownArrow])
    #expect(view.selectedRange == NSRange(location: 14, length: 0))
    press([.keyboardDownArrow])
    #expect(view.selectedRange == NSRange(location: 17, length: 0))
    press([.keyboardUpArrow, .keyboardUpArrow, .keyboardUpArrow], .shift)
    #expect(view.selectedRange == NSRange(location: 0, length: 17))
  }
}
