import UIKit

/// Whether the user may dismiss a modal.
public enum ModalPermission: Sendable {
  /// A question that the app asks its user. Returns whether the modal may be dismissed.
  public typealias Question = @MainActor @Sendable () async -> Bool

  /// The modal may be dismissed.
  case granted
  /// The modal resists the finger and returns.
  case refused
  /// The modal resists the finger. Released where it would be dismissed, it stays there until the
  /// question is answered. Then it leaves, or returns.
  ///
  /// The kit asks once, however often the user drags the modal meanwhile. It cancels the task if
  /// the modal goes away before there is an answer.
  case ask(Question)
}

extension UIViewController {
  /// The permission that `isModalInPresentation`, of this controller and of those shown in it, and
  /// the delegate of the presentation controller give.
  var permissionToBeDismissed: ModalPermission {
    !isLocked && PresentationDelegateAdapter(ownPresentationController)?.shouldDismiss ?? true
      ? .granted : .refused
  }

  private var isLocked: Bool { isModalInPresentation || shownChild?.isLocked ?? false }
}
