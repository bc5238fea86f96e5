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

  @Test("arrows move a field's caret")
  func fieldArrows() {
    field.becomeFirstResponder()
    simulator.type("ab👍🏽d")
    press([.keyboardLeftArrow, .keyboardLeftArrow])
    simulator.type("c")
    #expect(field.text == "abc👍🏽d")
    press([.keyboardRightArrow, .keyboardDeleteOrBackspace])
    #expect(field.text == "abcd")
    press([.keyboardUpArrow, .keyboardLeftArrow])
    simulator.type("1")
    press([.keyboardDownArrow, .keyboardRightArrow])
    simulator.type("2")
    #expect(field.text == "1abcd2")
  }

  @Test("with Shift, arrows select; without it they end the selection at its edge")
  func selecting() {
    field.becomeFirstResponder()
    simulator.type("abcd")
    press([.keyboardLeftArrow, .keyboardLeftArrow, .keyboardLeftArrow], .shift)
    press([.keyboardRightArrow], .shift)
    simulator.settleLayout()
    #expect(field.shownText?.selection.count == 1 && field.shownText?.caret == nil)
    simulator.type("x")
    #expect(field.text == "abx")
    press([.keyboardUpArrow], .shift)
    press([.keyboardRightArrow])
    simulator.type("y")
    #expect(field.text == "abxy")
  }

  @Test("the caret of a long text in a short field stays visible")
  func longField() {
    field.becomeFirstResponder()
    simulator.type("A rather long text that cannot fit")
    for _ in 0..<40 {
      simulator.settleLayout()
      let caret = field.shownText?.caret?.frame ?? .null
      #expect(caret.minX >= field.bounds.minX && caret.maxX <= field.bounds.maxX)
      press([.keyboardLeftArrow])
    }
    #expect(field.shownText?.lines.first?.frame.minX == 0)
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

  @Test("a caret that moves up to the end of a wrapped line stays on that line")
  func wrapped() {
    view.frame.size.width = 60
    view.text = "aa mmmmm"
    press([.keyboardUpArrow])
    #expect(view.selectedRange.location == 2)
  }
}
