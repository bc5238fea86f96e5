import UIKit

/// Remembers who has the keyboard when a dismissal starts, and gives it back if the modal stays: UIKit makes it
/// resign at the start and does not restore it for custom presentations.
@MainActor struct FirstResponderKeeper {
  private weak var responder: UIResponder?

  init(in view: UIView) { responder = Self.firstResponder(in: view) }

  /// Does nothing where nobody had it, or has left the window since.
  func restore() {
    if let responder, !responder.isFirstResponder { responder.becomeFirstResponder() }
  }

  /// A view, or the controller of one.
  private static func firstResponder(in view: UIView) -> UIResponder? {
    if view.isFirstResponder { return view }
    if let controller = view.next as? UIViewController, controller.isFirstResponder { return controller }
    return view.subviews.lazy.compactMap { firstResponder(in: $0) }.first
  }
}
