import UIKit

/// Remembers the first responder in a tree of views, and restores it.
///
/// UIKit makes the first responder resign when a presentation or a dismissal begins, and does not
/// restore it for custom presentations. A drag makes it resign to dismiss the keyboard.
@MainActor final class FirstResponderRestorer {
  private enum State {
    case idle
    /// The first responder has resigned or is about to; `nil` if there was none.
    case remembered(FirstResponderSnapshot?)
  }

  private weak var view: UIView?
  private var state = State.idle

  init(in view: UIView?) { self.view = view }

  /// The current first responder in the tree; `nil` if there is none.
  var current: UIResponder? { view.flatMap(FirstResponderSnapshot.firstResponder) }

  /// Remembers the current first responder; if there is none, the one that was remembered before
  /// stays.
  func remember() {
    let snapshot = view.flatMap(FirstResponderSnapshot.init(in:))
    switch state {
    case .idle: state = .remembered(snapshot)
    case .remembered: if let snapshot { state = .remembered(snapshot) }
    }
  }

  /// Makes the first responder resign; does nothing again until it was restored or forgotten.
  func resign() {
    guard case .idle = state else { return }
    remember()
    if case .remembered(let snapshot) = state { snapshot?.resign() }
  }

  /// Forgets the first responder: nothing is restored.
  func forget() { state = .idle }

  /// Restores the first responder, unless another one in the window has taken its place.
  func restore() {
    guard case .remembered(let snapshot) = state else { return }
    state = .idle
    if let window = view?.window, FirstResponderSnapshot(in: window) == nil { snapshot?.restore() }
  }
}

/// A first responder, with the selection that a text field forgets when it resigns.
@MainActor private struct FirstResponderSnapshot {
  private weak var responder: UIResponder?
  private let text: String?
  private let selection: UITextRange?

  /// Finds the first responder among the views of a tree and their controllers; `nil` if there is
  /// none.
  init?(in view: UIView) {
    guard let responder = Self.firstResponder(in: view) else { return nil }
    let field = responder as? UITextField
    self.responder = responder
    text = field?.text
    selection = field?.selectedTextRange
  }

  /// Makes the responder resign; one that refuses keeps the keyboard.
  func resign() { responder?.resignFirstResponder() }

  /// Makes the responder first again. The selection is restored only if the text is the same.
  func restore() {
    guard let responder, responder.becomeFirstResponder(), let field = responder as? UITextField,
      field.text == text
    else { return }
    field.selectedTextRange = selection
  }

  static func firstResponder(in view: UIView) -> UIResponder? {
    if view.isFirstResponder { return view }
    if let controller = view.next as? UIViewController, controller.isFirstResponder { return controller }
    return view.subviews.lazy.compactMap { firstResponder(in: $0) }.first
  }
}
