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

/// Passes the calls of a presentation on to the app's delegate, and reports them to a test's watcher.
@MainActor final class WatchedModalDelegate: ModalPresentationDelegate {
  private let delegate: any ModalPresentationDelegate
  private weak var watcher: (any ModalWatcher)?

  private init(_ delegate: any ModalPresentationDelegate, _ watcher: any ModalWatcher) {
    (self.delegate, self.watcher) = (delegate, watcher)
  }

  /// Returns the delegate itself where no test watches.
  static func watching(_ delegate: any ModalPresentationDelegate) -> any ModalPresentationDelegate {
    guard let watcher = SharedState.current.watcher as? any ModalWatcher else { return delegate }
    return WatchedModalDelegate(delegate, watcher)
  }

  func permission(toDismiss modal: UIViewController) -> ModalPermission {
    let permission = delegate.permission(toDismiss: modal)
    watcher?.modal(modal, wasPermitted: permission)
    return permission
  }

  func didAttemptToDismiss(_ modal: UIViewController) {
    watcher?.modalDidAttemptToDismiss(modal)
    delegate.didAttemptToDismiss(modal)
  }

  func willDismiss(_ controller: UIPresentationController) {
    watcher?.modalWillDismiss(controller.presentedViewController)
    delegate.willDismiss(controller)
  }

  func didDismiss(_ controller: UIPresentationController) {
    watcher?.modalDidDismiss(controller.presentedViewController)
    delegate.didDismiss(controller)
  }

  func listens(to modal: UIViewController) -> Bool { delegate.listens(to: modal) }

  func modal(_ modal: UIViewController, didUpdate update: ModalUpdate) {
    watcher?.modal(modal, didUpdate: update)
    delegate.modal(modal, didUpdate: update)
  }

  func modal(_ modal: UIViewController, didMoveToWindow isInWindow: Bool) {
    delegate.modal(modal, didMoveToWindow: isInWindow)
  }

  func modal(_ modal: UIViewController, didLeaveBy cause: ModalOutcome.Cause, wasPresented: Bool) {
    watcher?.modal(modal, didLeaveBy: cause, wasPresented: wasPresented)
    delegate.modal(modal, didLeaveBy: cause, wasPresented: wasPresented)
  }
}
