import TestWorld
import Testing

@testable import UIKit

@MainActor @Suite("Text fields", .ownWorld) struct TextFieldTests {
  private let desk = ViewDesk()
  private let field = UITextField()

  init() {
    field.placeholder = "Name"
    desk.show(field, frame: CGRect(x: 20, y: 200, width: 100, height: 40))
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
    #expect(field.resignFirstResponder() && !field.isEditing)
  }

  @Test("an empty field shows its placeholder, an edited one a caret")
  func looks() {
    #expect(field.shownText?.lines.first?.string == "Name" && field.shownText?.caret == nil)
    field.becomeFirstResponder()
    field.text = "A rather long text that cannot fit"
    desk.simulator.settleLayout()
    #expect(field.shownText?.caret?.frame.maxX ?? .infinity <= field.bounds.maxX + 1)
  }
}
