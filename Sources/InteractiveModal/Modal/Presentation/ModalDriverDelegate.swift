import UIKit

/// Answers for the app: may a modal go, and who wants to know what it does.
@MainActor protocol ModalDriverDelegate: AnyObject {
  func permission(toDismiss modal: UIViewController) -> ModalPermission
  func didAttemptToDismiss(_ modal: UIViewController)
  func modal(_ modal: UIViewController, didUpdate update: ModalUpdate)
  func modal(_ modal: UIViewController, didMoveToWindow isInWindow: Bool)
  func modal(_ modal: UIViewController, didLeaveBy cause: ModalOutcome.Cause)
}
