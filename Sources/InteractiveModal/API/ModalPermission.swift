import UIKit

/// Whether the user may dismiss a modal.
public enum ModalPermission: Sendable {
  /// The modal may be dismissed.
  case granted
  /// The modal resists the finger and returns.
  case refused
  /// The modal resists the finger. Released where it would be dismissed, it stays there until the
  /// question, which the app asks its user, is answered. Then it leaves, or returns.
  ///
  /// The kit asks once, however often the user drags the modal meanwhile. It cancels the task if
  /// the modal goes away before there is an answer.
  ///
  /// The closure returns whether the modal may be dismissed.
  case ask(@MainActor @Sendable () async -> Bool)
}

extension UIViewController {
  /// The permission that `isModalInPresentation`, of this controller and of those shown in it, and
  /// the delegate of the presentation controller give.
  var permissionToBeDismissed: ModalPermission {
    !isLocked && ownPresentationController?.delegateShouldDismiss ?? true ? .granted : .refused
  }

  private var isLocked: Bool { isModalInPresentation || shownChild?.isLocked ?? false }
}
