import InteractiveModal
import UIKit

/// A navigation controller on a card, for which the status bar is white where the screen behind has stepped back.
final class CardNavigationController: UINavigationController {
  override var preferredStatusBarStyle: UIStatusBarStyle { modalStatusBarStyle }
}
