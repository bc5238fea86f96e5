import UIKit

/// Tells when the user begins to edit a text. A keyboard that is up for another text sends no
/// notification (F291).
@MainActor final class EditingObserver {
  /// `UITextView.textDidBeginEditingNotification`, by its name in Objective-C: not every set of Apple's declarations
  /// has the name in Swift.
  private static let textViewDidBeginEditing = Notification.Name("UITextViewTextDidBeginEditingNotification")

  private var observers: [any NSObjectProtocol] = []
  /// Called when a text field or a text view of the app has begun to edit.
  var onBegin: (() -> Void)?

  func start() {
    guard observers.isEmpty else { return }
    observers = [UITextField.textDidBeginEditingNotification, Self.textViewDidBeginEditing].map {
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
