import UIKit

/// Is asked whether a modal may go, and told what it does. All of it is optional.
@MainActor public protocol ModalTransitionDelegate: AnyObject {
  /// Asks whether the user may dismiss the modal. Asked once per gesture, when the drag begins.
  ///
  /// By default it may go unless its `isModalInPresentation` is true, or the delegate of its presentation controller
  /// says no to `presentationControllerShouldDismiss(_:)`.
  func modalTransition(
    _ transition: ModalTransition, permissionToDismiss modal: UIViewController
  ) -> ModalPermission

  /// Tells that a finger would have dismissed the modal had it been allowed: the moment to ask "Discard?".
  func modalTransition(_ transition: ModalTransition, didAttemptToDismiss modal: UIViewController)

  /// Tells what the modal does now: with every touch and every frame in which it moves, and at its stops.
  func modalTransition(
    _ transition: ModalTransition, modal: UIViewController, didUpdate update: ModalUpdate)
}

extension ModalTransitionDelegate {
  /// Grants it, unless the modal or the delegate of its presentation controller says no.
  public func modalTransition(
    _ transition: ModalTransition, permissionToDismiss modal: UIViewController
  ) -> ModalPermission { modal.permissionToBeDismissed }

  /// Does nothing.
  public func modalTransition(_ transition: ModalTransition, didAttemptToDismiss modal: UIViewController) {}

  /// Does nothing.
  public func modalTransition(
    _ transition: ModalTransition, modal: UIViewController, didUpdate update: ModalUpdate
  ) {}
}
