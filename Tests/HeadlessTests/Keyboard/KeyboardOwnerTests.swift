import TestWorld
import Testing

@testable import InteractiveModal
@testable import UIKit

@Suite("Who has the keyboard after a drag", .ownWorld) @MainActor struct KeyboardOwnerTests {
  /// A text field that will not end.
  private final class Stubborn: NSObject, UITextFieldDelegate {
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { false }
  }

  @Test("a field that refuses to resign, or stands outside the card, keeps it", arguments: [true, false])
  func keeps(isOnCard: Bool) {
    let screen = Screen().openTyping()
    let (field, stubborn) = (screen.addField(to: isOnCard ? screen.draft : screen.root), Stubborn())
    screen.type(in: field)
    if isOnCard { field.delegate = stubborn }
    screen.grab(200)
    #expect(field.isFirstResponder)
    #expect(screen.release().disorder == nil && field.isFirstResponder)
  }

  @Test("somebody whom the app gave it to meanwhile keeps it", arguments: [true, false])
  func moved(ontoCard: Bool) {
    let screen = Screen().openTyping()
    let field = screen.addField(to: ontoCard ? screen.draft : screen.root)
    screen.grab(200)
    field.becomeFirstResponder()
    screen.drag(by: 30)
    #expect(field.isFirstResponder)
    screen.release()
    #expect(field.isFirstResponder && !screen.draft.text.isFirstResponder)
  }

  @Test("one who has left the card meanwhile does not come back")
  func left() {
    let screen = Screen().openTyping()
    screen.grab(200)
    screen.draft.text.removeFromSuperview()
    screen.release()
    #expect(screen.simulator.window?.firstResponder == nil)
    #expect(screen.disorder == nil && screen.insetDisorder == nil)
  }

  @Test("below a question that was asked meanwhile nobody types")
  func alert() {
    let screen = Screen().openTyping()
    screen.grab(200)
    screen.openAlert()
    screen.lift()
    #expect(!screen.draft.text.isFirstResponder)
    #expect(screen.insetDisorder == nil)
  }
}
