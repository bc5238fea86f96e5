import UIKit

/// Whether the user may dismiss a modal.
public enum ModalPermission: Sendable {
  /// It goes.
  case granted
  /// It resists the finger, and returns.
  case refused
  /// It resists the finger. Let go where it would leave, it is held there while the question is open; it leaves if the
  /// answer is true, and else returns.
  ///
  /// The question is asked once, however often the modal is dragged meanwhile. Its task is cancelled if the modal goes
  /// away before there is an answer.
  case ask(@MainActor @Sendable () async -> Bool)
}

extension UIViewController {
  /// Whether the user may dismiss it by what it says itself, and the delegate of its presentation controller.
  var permissionToBeDismissed: ModalPermission {
    !isModalInPresentation && PresentationDelegateAdapter(presentationController)?.shouldDismiss ?? true
      ? .granted : .refused
  }
}
