import Testing

@testable import UIKit

/// F205 to F207.
@MainActor @Suite("First responder") final class FirstResponderTests {
  private lazy var modal = Modal()
  private var stage: Stage { modal.stage }

  @Test("a field becomes it inside a window only, and there is one at a time")
  func window() {
    let (one, other) = (UITextField(), UITextField())
    #expect(!one.becomeFirstResponder() && !one.isFirstResponder)
    stage.add(one)
    stage.add(other)
    #expect(one.becomeFirstResponder() && one.isFirstResponder)
    #expect(other.becomeFirstResponder() && !one.isFirstResponder && !one.isEditing)
  }

  @Test("a plain view refuses, and a field that will not end keeps it")
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

  @Test("a view that leaves the window is it no longer, however it leaves", arguments: [true, false])
  func leaves(byMoving: Bool) {
    let field = stage.add(UITextField())
    field.becomeFirstResponder()
    let elsewhere = UIView()
    if byMoving { elsewhere.addSubview(field) } else { field.removeFromSuperview() }
    #expect(!field.isFirstResponder && !field.isEditing && stage.window.firstResponder == nil)
  }

  @Test("presenting takes it from the presenter")
  func presenting() {
    let field = stage.add(UITextField())
    field.becomeFirstResponder()
    modal.present()
    #expect(!field.isFirstResponder)
  }

  @Test("starting a dismissal takes it from the presented controller; cancelling gives nothing back")
  func dismissing() {
    modal.shown()
    let field = UITextField()
    modal.presented.view.addSubview(field)
    field.becomeFirstResponder()
    modal.dismiss()
    #expect(!field.isFirstResponder)
    modal.cancel()
    #expect(!field.isFirstResponder)
  }
}
