import TestWorld
import Testing

@testable import InteractiveModal
@testable import UIKit

@Suite("The first responder after a drag", .ownWorld) @MainActor struct KeyboardOwnerTests {
  /// A text field that will not end.
  private final class Stubborn: NSObject, UITextFieldDelegate {
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { false }
  }

  @Test(
    "a field that refuses to resign, or stands outside the card, keeps the keyboard",
    arguments: [true, false])
  func keeps(isOnCard: Bool) {
    let screen = Screen().openTyping()
    let (field, stubborn) = (screen.addField(to: isOnCard ? screen.draft : screen.root), Stubborn())
    screen.type(in: field)
    if isOnCard { field.delegate = stubborn }
    screen.grab(200)
    #expect(field.isFirstResponder)
    #expect(screen.release().disorder == nil && field.isFirstResponder)
  }

  @Test("a field that the app makes first responder meanwhile keeps the keyboard", arguments: [true, false])
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

  @Test("a first responder that has left the card meanwhile does not come back")
  func left() {
    let screen = Screen().openTyping()
    screen.grab(200)
    screen.draft.text.removeFromSuperview()
    screen.release()
    #expect(screen.simulator.window?.firstResponder == nil)
    #expect(screen.disorder == nil && screen.insetDisorder == nil)
  }

  @Test("below an alert that the app presents meanwhile no text has the keyboard")
  func alert() {
    let screen = Screen.open { $0.dismissalBegins = .onRelease }.openTyping()
    screen.grab(200)
    screen.openAlert()
    screen.lift()
    #expect(!screen.draft.text.isFirstResponder)
    #expect(screen.insetDisorder == nil)
  }
}
