import UIKit

/// Decides whether the user may dismiss a modal, and hears what the modal does. All methods are
/// optional.
@MainActor public protocol ModalDelegate: AnyObject {
  /// Returns whether the user may dismiss the modal. Called once per gesture, when the drag
  /// begins.
  ///
  /// By default the modal may be dismissed unless its `isModalInPresentation` is true, or the
  /// delegate of its presentation controller returns false from
  /// `presentationControllerShouldDismiss(_:)`.
  func modalPermission(toDismiss modal: UIViewController) -> ModalPermission

  /// Tells that the user tried to dismiss a modal that may not be dismissed: the moment to ask
  /// "Discard?".
  func modalDidAttemptToDismiss(_ modal: UIViewController)

  /// Tells that the modal is gone, and what dismissed it. Not called for a modal that a finger
  /// pulled open and let go before UIKit presented it.
  ///
  /// `viewDidDisappear(_:)` of the modal follows, for a dismissal by the user `presentationControllerDidDismiss(_:)`
  /// too, then the completion of `dismiss(animated:completion:)`, and at last the return of
  /// ``UIKit/UIViewController/presentUntilDismissed(_:as:delegate:onTop:)``. Not called if the window shows another
  /// root instead: only the appearance calls tell of that.
  func modalDidDismiss(_ modal: UIViewController, by cause: ModalOutcome.Cause)

  /// Tells what the modal does: with every touch, with every frame in which it moves, and at its
  /// stops.
  func modal(_ modal: UIViewController, didUpdate update: ModalUpdate)
}

extension ModalDelegate {
  /// Returns what `isModalInPresentation` and the delegate of the presentation controller permit.
  public func modalPermission(toDismiss modal: UIViewController) -> ModalPermission {
    modal.permissionToBeDismissed
  }

  /// Does nothing.
  public func modalDidAttemptToDismiss(_ modal: UIViewController) {}

  /// Does nothing.
  public func modalDidDismiss(_ modal: UIViewController, by cause: ModalOutcome.Cause) {}

  /// Does nothing.
  public func modal(_ modal: UIViewController, didUpdate update: ModalUpdate) {}
}
