import UIKit

/// Decides whether the user may dismiss a modal, and hears what the modal does. All methods are
/// optional.
@MainActor public protocol ModalTransitionDelegate: AnyObject {
  /// Returns whether the user may dismiss the modal. Called once per gesture, when the drag
  /// begins.
  ///
  /// By default the modal may be dismissed unless its `isModalInPresentation` is true, or the
  /// delegate of its presentation controller returns false from
  /// `presentationControllerShouldDismiss(_:)`.
  func modalTransition(
    _ transition: ModalTransition, permissionToDismiss modal: UIViewController
  ) -> ModalPermission

  /// Tells that the user tried to dismiss a modal that may not be dismissed: the moment to ask
  /// "Discard?".
  func modalTransition(_ transition: ModalTransition, didAttemptToDismiss modal: UIViewController)

  /// Tells that the modal is gone, and what dismissed it. Not called for a modal that a finger
  /// pulled open and let go before UIKit presented it.
  ///
  /// `viewDidDisappear(_:)` of the modal follows, for a dismissal by the user `presentationControllerDidDismiss(_:)`
  /// too, then the completion of `dismiss(animated:completion:)`, and at last the return of
  /// ``UIKit/UIViewController/presentUntilDismissed(_:as:delegate:onTop:)``. Not called if the window shows another
  /// root instead: only the appearance calls tell of that.
  func modalTransition(
    _ transition: ModalTransition, didDismiss modal: UIViewController, by cause: ModalOutcome.Cause)

  /// Tells what the modal does: with every touch, with every frame in which it moves, and at its
  /// stops.
  func modalTransition(
    _ transition: ModalTransition, modal: UIViewController, didUpdate update: ModalUpdate)
}

extension ModalTransitionDelegate {
  /// Returns what `isModalInPresentation` and the delegate of the presentation controller permit.
  public func modalTransition(
    _ transition: ModalTransition, permissionToDismiss modal: UIViewController
  ) -> ModalPermission { modal.permissionToBeDismissed }

  /// Does nothing.
  public func modalTransition(_ transition: ModalTransition, didAttemptToDismiss modal: UIViewController) {}

  /// Does nothing.
  public func modalTransition(
    _ transition: ModalTransition, didDismiss modal: UIViewController, by cause: ModalOutcome.Cause
  ) {}

  /// Does nothing.
  public func modalTransition(
    _ transition: ModalTransition, modal: UIViewController, didUpdate update: ModalUpdate
  ) {}
}
