import TestWorld
import Testing

@testable import UIKit

@MainActor @Suite("The selection of a text field", .ownWorld) struct TextFieldSelectionTests {
  private let stage = Stage()
  private let field: UITextField

  init() {
    field = stage.add(UITextField(), frame: CGRect(x: 0, y: 100, width: 200, height: 40))
    field.text = "Dear all"
    field.becomeFirstResponder()
  }

  @Test("a field that begins to edit has its caret at the end (F294)")
  func forgotten() {
    stage.simulator.press(.keyboardUpArrow)
    field.resignFirstResponder()
    field.becomeFirstResponder()
    stage.simulator.type("!")
    #expect(field.text == "Dear all!")
  }

  @Test("a selection can be read, and set again after the field resigned")
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

  @Test("a range of another object is ignored, and a range beyond the text is clamped")
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
