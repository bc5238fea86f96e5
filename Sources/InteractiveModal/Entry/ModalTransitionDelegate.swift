import UIKit

/// Is asked whether a modal may go, and told what it does. All of it is optional.
@MainActor public protocol ModalTransitionDelegate: AnyObject {
  /// Asks whether a finger may dismiss the modal. Asked once per gesture, when the drag begins.
  ///
  /// A modal that may not go resists the finger and returns. By default it may go unless its
  /// `isModalInPresentation` is true.
  func modalTransition(_ transition: ModalTransition, shouldDismiss modal: UIViewController) -> Bool

  /// Tells that a finger would have dismissed the modal had it been allowed: the moment to ask "Discard?".
  func modalTransition(_ transition: ModalTransition, didAttemptToDismiss modal: UIViewController)

  /// Tells what the modal does now: with every touch and every frame in which it moves, and at its stops.
  func modalTransition(
    _ transition: ModalTransition, modal: UIViewController, didUpdate update: ModalUpdate)
}

extension ModalTransitionDelegate {
  /// Allows it, unless the modal's `isModalInPresentation` is true.
  public func modalTransition(_ transition: ModalTransition, shouldDismiss modal: UIViewController) -> Bool {
    !modal.isModalInPresentation
  }

  /// Does nothing.
  public func modalTransition(_ transition: ModalTransition, didAttemptToDismiss modal: UIViewController) {}

  /// Does nothing.
  public func modalTransition(
    _ transition: ModalTransition, modal: UIViewController, didUpdate update: ModalUpdate
  ) {}
}
