import Testing

@testable import UIKit

/// F294.
@MainActor @Suite("What is selected in a text field") struct TextFieldSelectionTests {
  private let stage = Stage()
  private let field: UITextField

  init() {
    field = stage.add(UITextField(), frame: CGRect(x: 0, y: 100, width: 200, height: 40))
    field.text = "Dear all"
    field.becomeFirstResponder()
  }

  @Test("is forgotten as it resigns: the caret stands at the end")
  func forgotten() {
    stage.simulator.press(.keyboardUpArrow)
    field.resignFirstResponder()
    field.becomeFirstResponder()
    stage.simulator.type("!")
    #expect(field.text == "Dear all!")
  }

  @Test("can be taken and set again, before and after")
  func restored() {
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

  @Test("is none where the range is another's, and ends where the text does")
  func foreign() {
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
