import UIKit

/// A modal that is to be shown, until it is gone.
@MainActor protocol ModalRequest: ModalListener {
  var modal: UIViewController { get }
  /// Shows the modal, when it can be shown.
  ///
  /// - Parameter onEnd: Called once. The modal's transition may be about to end then.
  func start(onEnd: @escaping (ModalOutcome) -> Void)
  /// Dismisses the modal; a finger that brings it back cannot keep it.
  func cancel(animated: Bool)
}
