import InteractiveModal
import UIKit

/// A navigation controller in a modal. The status bar is white while the modal is open.
final class CardNavigationController: UINavigationController {
  override var preferredStatusBarStyle: UIStatusBarStyle { modalStatusBarStyle }
}
