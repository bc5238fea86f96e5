import UIKit

/// Answers for the app: whether a modal may be dismissed, and what hears of it.
@MainActor protocol ModalPresentationDelegate: AnyObject {
  func permission(toDismiss modal: UIViewController) -> ModalPermission
  func didAttemptToDismiss(_ modal: UIViewController)
  /// UIKit is going to begin a dismissal by the user.
  func willDismiss(_ controller: UIPresentationController)
  /// UIKit has ended a dismissal by the user.
  func didDismiss(_ controller: UIPresentationController)
  /// Whether anybody hears of updates.
  func listens(to modal: UIViewController) -> Bool
  func modal(_ modal: UIViewController, didUpdate update: ModalUpdate)
  func modal(_ modal: UIViewController, didMoveToWindow isInWindow: Bool)
  func modal(_ modal: UIViewController, didLeaveBy cause: ModalOutcome.Cause, wasPresented: Bool)
}
