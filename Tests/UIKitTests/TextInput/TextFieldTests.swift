import TestWorld
import Testing

@testable import UIKit

@MainActor @Suite("Text fields", .ownWorld) final class TextFieldTests {
  private final class Delegate: NSObject, UITextFieldDelegate {
    var mayEnd = true
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { mayEnd }
  }

  private lazy var desk = ViewDesk()
  private let delegate = Delegate()
  private lazy var field = makeField()

  private func makeField() -> UITextField {
    let desk = desk
    let field = UITextField()
    field.delegate = delegate
    field.placeholder = "Name"
    return desk.show(field, frame: CGRect(x: 20, y: 200, width: 100, height: 40))
  }

  @Test("a tap begins editing; typing and deleting change the text")
  func typing() {
    desk.tap(field)
    #expect(field.isFirstResponder && field.isEditing)
    field.insertText("Hello")
    field.deleteBackward()
    #expect(field.text == "Hell")
    field.insertText("\n")
    #expect(field.text == "Hell")
    delegate.mayEnd = false
    #expect(!field.resignFirstResponder() && field.isEditing)
    delegate.mayEnd = true
    #expect(field.resignFirstResponder() && !field.isEditing)
  }

  @Test("an empty field shows its placeholder, an edited one a caret")
  func looks() {
    #expect(field.shownText?.lines.first?.string == "Name")
    #expect(field.shownText?.caret == nil)
    field.becomeFirstResponder()
    field.text = "A rather long text that cannot fit"
    desk.simulator.settleLayout()
    let caret = field.shownText?.caret?.frame.maxX ?? .infinity
    #expect(caret <= field.bounds.maxX + 1)
  }

  @Test("a field outside a window cannot be edited (F207); leaving the window ends editing")
  func outsideWindow() {
    #expect(!UITextField().becomeFirstResponder())
    field.becomeFirstResponder()
    field.removeFromSuperview()
    #expect(!field.isEditing)
  }
}
