import UIKit

/// A navigation controller to present as a modal: the status bar above it can be read.
///
/// UIKit asks a presented navigation controller for the style of the status bar, not its page. This
/// one returns ``UIKit/UIViewController/modalStatusBarStyle``.
open class ModalNavigationController: UINavigationController {
  /// The style that suits the modal where it is.
  open override var preferredStatusBarStyle: UIStatusBarStyle { modalStatusBarStyle }
}
