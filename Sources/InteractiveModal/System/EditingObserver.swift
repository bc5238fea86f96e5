import UIKit

/// Tells when the user begins to edit a text. A keyboard that is up for another text sends no
/// notification (F291).
@MainActor final class EditingObserver {
  /// `UITextView.textDidBeginEditingNotification`, by its name in Objective-C: not every set of Apple's declarations
  /// has the name in Swift.
  private static let textViewDidBeginEditing = Notification.Name("UITextViewTextDidBeginEditingNotification")

  /// Called when a text field or a text view of the app has begun to edit.
  var onBegin: (() -> Void)?

  static func relay() -> NotificationRelay<Void> {
    NotificationRelay([UITextField.textDidBeginEditingNotification, textViewDidBeginEditing]) { _ in () }
  }

  func start() { SharedState.current.editing.add(self) { [weak self] in self?.onBegin?() } }
  func stop() { SharedState.current.editing.remove(self) }
}
