import UIKit

/// A navigation controller to present as a modal: the status bar above it can be read, and a late
/// `dismiss` hits no other modal.
///
/// UIKit asks a presented navigation controller for the style of the status bar, not its page. This
/// one returns ``UIKit/UIViewController/modalStatusBarStyle``.
open class ModalNavigationController: UINavigationController {
  /// The style that suits the modal where it is.
  open override var preferredStatusBarStyle: UIStatusBarStyle { modalStatusBarStyle }

  /// Dismisses what the modal presents, or the modal.
  ///
  /// UIKit hands the call on to the modal below while this one is being dismissed. Here the modal
  /// below stays: the dismissal in progress goes on, without a finger.
  open override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    guard isBeingDismissed else { return super.dismiss(animated: flag, completion: completion) }
    transitionCoordinator?.animate(alongsideTransition: nil) { _ in completion?() }
    dismissModal(animated: flag)
  }
}
