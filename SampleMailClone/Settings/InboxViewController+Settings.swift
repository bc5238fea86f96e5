import InteractiveModal
import UIKit

/// The drawer with the settings, at the side where lines end.
extension InboxViewController {
  func showSettings() { present(makeDrawer(), as: .drawer) }

  /// The drawer, to be presented as `drawer`.
  func makeDrawer() -> UIViewController {
    CardNavigationController(rootViewController: SettingsViewController())
  }
}

extension ModalConfiguration {
  /// A drawer that comes from where lines end.
  static var drawer: ModalConfiguration {
    var drawer = ModalConfiguration.mail
    drawer.edge = .trailing
    drawer.maximumWidth = 320
    return drawer
  }
}
