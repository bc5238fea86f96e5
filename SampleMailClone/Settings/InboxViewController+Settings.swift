import InteractiveModal
import UIKit

/// The settings drawer, on the trailing edge.
extension InboxViewController {
  func showSettings() { present(makeDrawer(), as: .drawer) }

  /// Returns the drawer; the configuration ``ModalConfiguration/drawer`` presents it.
  func makeDrawer() -> UIViewController {
    ModalNavigationController(rootViewController: SettingsViewController())
  }
}

extension ModalConfiguration {
  /// A drawer on the trailing edge, 320 points wide.
  static var drawer: ModalConfiguration {
    var drawer = ModalConfiguration.mail
    drawer.edge = .trailing
    drawer.size.maximumWidth = 320
    return drawer
  }
}
