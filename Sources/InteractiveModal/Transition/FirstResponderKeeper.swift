import UIKit

/// Remembers who has the keyboard when a dismissal starts, and gives it back if the modal stays: UIKit makes it
/// resign at the start and does not restore it for custom presentations.
@MainActor struct FirstResponderKeeper {
  private weak var responder: UIView?

  init(in view: UIView) { responder = Self.firstResponder(in: view) }

  func restore() {
    if let responder, responder.window != nil, !responder.isFirstResponder {
      responder.becomeFirstResponder()
    }
  }

  private static func firstResponder(in view: UIView) -> UIView? {
    view.isFirstResponder ? view : view.subviews.lazy.compactMap { firstResponder(in: $0) }.first
  }
}
