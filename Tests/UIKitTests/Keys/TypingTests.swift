import Testing

@testable import UIKit

@MainActor @Suite("Typing") final class TypingTests {
  private final class Journalist: NSObject, UITextFieldDelegate {
    var typed: [String] = []

    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
      typed.append(string)
      return true
    }
  }

  private lazy var desk = ViewDesk()
  private lazy var field = desk.show(UITextField(), frame: CGRect(x: 0, y: 100, width: 100, height: 40))
  private lazy var view = makeView()
  private var simulator: Simulator { desk.simulator }

  private func makeView() -> UITextView {
    let desk = desk
    let view = UITextView()
    view.font = .systemFont(ofSize: 10)
    desk.show(view, frame: CGRect(x: 0, y: 200, width: 200, height: 100))
    view.becomeFirstResponder()
    return view
  }

  private func press(_ keys: [UIKeyboardHIDUsage], _ flags: UIKeyModifierFlags = []) {
    for key in keys { simulator.press(key, modifierFlags: flags) }
  }

  @Test("text goes into the first responder, a character at a time; what no key types is left out")
  func characters() {
    let journalist = Journalist()
    field.delegate = journalist
    simulator.type("lost")
    field.becomeFirstResponder()
    simulator.type("a\u{0}é\u{1b}👍🏽\r")
    #expect(field.text == "aé👍🏽")
    #expect(journalist.typed == ["a", "é", "👍🏽"])
  }

  @Test("what is pasted goes in as a whole; lines become one in a field, and stay lines in a text view")
  func pasting() {
    let journalist = Journalist()
    field.delegate = journalist
    field.becomeFirstResponder()
    simulator.paste("one\u{0}\r\ntwo\nthree")
    #expect(field.text == "one two three")
    #expect(journalist.typed == ["one two three"])
    view.becomeFirstResponder()
    simulator.paste("one\r\ntwo")
    #expect(view.text == "one\ntwo")
    simulator.paste("")
    simulator.paste("\u{0}")
    #expect(view.text == "one\ntwo")
  }

  @Test("the caret of a field goes where the arrows take it")
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

  @Test("with the shift key arrows select; without it a selection ends at the arrow's end of it")
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

  @Test("keys with other modifiers are shortcuts, which edit nothing")
  func shortcuts() {
    field.becomeFirstResponder()
    simulator.type("ab")
    press([.keyboardDeleteOrBackspace, .keyboardReturnOrEnter], .command)
    #expect(field.text == "ab")
  }

  @Test("the caret of a long text in a short field is always in sight")
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

  @Test("in a text view the arrows go up and down by lines, to the ends beyond the last")
  func lines() {
    let view = view
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

  @Test("a caret that comes up to the end of a wrapped line stays on it")
  func wrapped() {
    let view = view
    view.frame.size.width = 60
    view.text = "aa mmmmm"
    press([.keyboardUpArrow])
    #expect(view.selectedRange.location == 2)
  }

  @Test("return and tab type in a text view")
  func textKeys() {
    let view = view
    press([.keyboardReturnOrEnter, .keyboardTab])
    #expect(view.text == "\n\t")
  }
}
