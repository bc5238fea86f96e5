import TestWorld
import Testing

@testable import UIKit

/// A window has one first responder, which transitions take away (F205, F206, F207).
@MainActor @Suite("First responder", .ownWorld) final class FirstResponderTests {
  private lazy var modal = Modal()
  private var stage: Stage { modal.stage }

  @Test("a plain view refuses, and a field whose delegate refuses to end editing stays first responder")
  func refused() {
    #expect(!stage.view.becomeFirstResponder())
    let field = stage.add(UITextField())
    let stubborn = StubbornFieldDelegate()
    field.delegate = stubborn
    field.becomeFirstResponder()
    #expect(!field.resignFirstResponder() && field.isFirstResponder)
    #expect(!stage.view.endEditing(false) && field.isEditing)
    #expect(stage.view.endEditing(true) && !field.isFirstResponder && !field.isEditing)
  }

  @Test("a view that leaves the window resigns, whether it is removed or moved", arguments: [true, false])
  func leaves(byMoving: Bool) {
    let field = stage.add(UITextField())
    field.becomeFirstResponder()
    let elsewhere = UIView()
    if byMoving { elsewhere.addSubview(field) } else { field.removeFromSuperview() }
    #expect(!field.isFirstResponder && !field.isEditing && stage.window.firstResponder == nil)
  }

  @Test("a cancelled dismissal does not restore the first responder that it took")
  func cancelled() {
    modal.shown()
    let field = UITextField()
    modal.presented.view.addSubview(field)
    field.becomeFirstResponder()
    modal.dismiss()
    modal.cancel()
    #expect(!field.isFirstResponder && stage.root.presentedViewController != nil)
  }
}

/// A delegate that never lets a field end editing.
final class StubbornFieldDelegate: NSObject, UITextFieldDelegate {
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { false }
}
