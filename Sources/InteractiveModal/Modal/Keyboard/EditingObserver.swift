import UIKit

/// Tells when the user begins to edit a text. A keyboard that is up for another text sends no
/// notification (F291).
@MainActor final class EditingObserver {
  private var observers: [any NSObjectProtocol] = []
  /// Called when a text field or a text view of the app has begun to edit.
  var onBegin: (() -> Void)?

  func start() {
    guard observers.isEmpty else { return }
    observers = [UITextField.textDidBeginEditingNotification, UITextView.textDidBeginEditingNotification].map
    {
      NotificationCenter.default.addObserver(forName: $0, object: nil, queue: nil) { [weak self] _ in
        MainThread.run { self?.onBegin?() }
      }
    }
  }

  func stop() {
    observers.forEach(NotificationCenter.default.removeObserver)
    observers = []
  }
}
