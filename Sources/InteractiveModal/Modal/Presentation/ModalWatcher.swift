import UIKit

/// Follows the modals of a test: hears what the kit asks the app and tells it.
@MainActor package protocol ModalWatcher: ReportWatcher {
  /// The app was asked whether the user may dismiss a modal, and has answered.
  func modal(_ modal: UIViewController, wasPermitted permission: ModalPermission)
  /// The app hears that its user tried to dismiss a modal that may not be dismissed.
  func modalDidAttemptToDismiss(_ modal: UIViewController)
  /// The app hears that UIKit is going to begin a dismissal by the user.
  func modalWillDismiss(_ modal: UIViewController)
  /// The app hears that UIKit has ended a dismissal by the user.
  func modalDidDismiss(_ modal: UIViewController)
  func modal(_ modal: UIViewController, didUpdate update: ModalUpdate)
  /// The modal is gone.
  func modal(_ modal: UIViewController, didLeaveBy cause: ModalOutcome.Cause, wasPresented: Bool)
}
