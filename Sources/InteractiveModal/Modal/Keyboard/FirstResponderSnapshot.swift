import UIKit

/// The first responder at some moment, with what a text field forgets as it resigns: its selection.
@MainActor struct FirstResponderSnapshot {
  private weak var responder: UIResponder?
  private let text: String?
  private let selection: UITextRange?

  /// Finds it in a tree of views; `nil` where it is none of them, nor the controller of one.
  init?(in view: UIView) {
    guard let responder = Self.firstResponder(in: view) else { return nil }
    let field = responder as? UITextField
    self.responder = responder
    text = field?.text
    selection = field?.selectedTextRange
  }

  /// One that refuses keeps the keyboard.
  func resign() { responder?.resignFirstResponder() }

  /// A selection in a text that is another one now means nothing.
  func takeBack() {
    guard let responder, responder.becomeFirstResponder(), let field = responder as? UITextField,
      field.text == text
    else { return }
    field.selectedTextRange = selection
  }

  private static func firstResponder(in view: UIView) -> UIResponder? {
    if view.isFirstResponder { return view }
    if let controller = view.next as? UIViewController, controller.isFirstResponder { return controller }
    return view.subviews.lazy.compactMap { firstResponder(in: $0) }.first
  }
}
