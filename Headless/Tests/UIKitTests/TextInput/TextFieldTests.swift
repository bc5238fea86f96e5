import TestWorld
import Testing

@testable import UIKit

@MainActor @Suite("Text fields", .ownWorld) struct TextFieldTests {
  private let stage = Stage()
  private let field = UITextField()

  init() {
    field.placeholder = "Name"
    stage.show(field, frame: CGRect(x: 20, y: 200, width: 100, height: 40))
  }

  @Test("a field and a text view tell as editing begins, once each (F599)")
  func begins() {
    let text = UITextView()
    stage.show(text, frame: CGRect(x: 20, y: 300, width: 100, height: 40))
    var heard: [String] = []
    func listen(_ name: NSNotification.Name, _ view: UIView) -> any NSObjectProtocol {
      NotificationCenter.default.addObserver(forName: name, object: view, queue: nil) { note in
        MainActor.assumeIsolated { heard.append("\(type(of: view)) \(view.isFirstResponder)") }
      }
    }
    let observers = [
      listen(UITextField.textDidBeginEditingNotification, field),
      listen(UITextView.textDidBeginEditingNotification, text),
    ]
    for view: UIView in [field, field, text] { view.becomeFirstResponder() }
    #expect(heard == ["UITextField true", "UITextView true"])
    observers.forEach(NotificationCenter.default.removeObserver)
  }

  /// Counts the return keys that it is asked about.
  private final class Delegate: NSObject, UITextFieldDelegate {
    private(set) var returns = 0

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
      returns += 1
      return false
    }
  }

  @Test("the return key of either keyboard asks the delegate (F397)")
  func returnKey() {
    let delegate = Delegate()
    field.delegate = delegate
    field.becomeFirstResponder()
    stage.simulator.type("a\n")
    stage.simulator.press(.keyboardReturnOrEnter)
    #expect(delegate.returns == 2 && field.text == "a" && field.isFirstResponder)
  }

  @Test("Tab goes on to the next visible text input, Shift-Tab back; in a text view it types (F398)")
  func tab() {
    let hidden = stage.show(UITextField(), frame: CGRect(x: 20, y: 250, width: 100, height: 40))
    hidden.isHidden = true
    let second = stage.show(UITextField(), frame: CGRect(x: 20, y: 300, width: 100, height: 40))
    let view = stage.show(UITextView(), frame: CGRect(x: 20, y: 400, width: 100, height: 40))
    field.becomeFirstResponder()
    stage.simulator.press(.keyboardTab)
    #expect(second.isFirstResponder)
    stage.simulator.press(.keyboardTab, modifierFlags: .shift)
    #expect(field.isFirstResponder)
    stage.simulator.press(.keyboardTab, modifierFlags: .shift)
    #expect(view.isFirstResponder)
    stage.simulator.press(.keyboardTab)
    #expect(view.isFirstResponder && view.text == "\t")
  }

  @Test("an empty field shows its placeholder, an edited one a caret")
  func looks() {
    #expect(field.shownText?.lines.first?.string == "Name" && field.shownText?.caret == nil)
    field.becomeFirstResponder()
    field.text = "A rather long text that cannot fit"
    stage.simulator.settleLayout()
    #expect(field.shownText?.caret?.frame.maxX ?? .infinity <= field.bounds.maxX + 1)
  }

  // MARK: The selection

  /// Begins to edit a text.
  private func edit() {
    field.text = "Dear all"
    field.becomeFirstResponder()
  }

  @Test("a field that begins to edit has its caret at the end (F294)")
  func forgotten() {
    edit()
    stage.simulator.press(.keyboardUpArrow)
    field.resignFirstResponder()
    field.becomeFirstResponder()
    stage.simulator.type("!")
    #expect(field.text == "Dear all!")
  }

  @Test("a selection can be read, and set again after the field resigned")
  func restored() {
    edit()
    for _ in 1...3 { stage.simulator.press(.keyboardLeftArrow, modifierFlags: .shift) }
    let range = field.selectedTextRange
    #expect(range?.isEmpty == false)
    field.resignFirstResponder()
    field.becomeFirstResponder()
    #expect(field.selectedTextRange?.isEmpty == true)
    field.selectedTextRange = range
    stage.simulator.type("you")
    #expect(field.text == "Dear you")
  }

  @Test("a range of another object is ignored, and a range beyond the text is clamped")
  func foreign() {
    edit()
    let range = field.selectedTextRange
    field.selectedTextRange = UITextRange()
    field.selectedTextRange = nil
    stage.simulator.type("!")
    #expect(field.text == "Dear all!")
    field.text = "Hi"
    field.selectedTextRange = range
    stage.simulator.type("!")
    #expect(field.text == "Hi!")
  }
}
