import InteractiveModal
import UIKit

/// The drawer with the mailboxes, at the side where lines begin.
extension InboxViewController {
  func showMailboxes() { present(makeDrawer(), as: .drawer) }

  /// The drawer, to be presented as `drawer`.
  func makeDrawer() -> UIViewController {
    let mailboxes = MailboxesViewController(mail: mail, selected: mailbox) { [weak self] in self?.show($0) }
    return CardNavigationController(rootViewController: mailboxes)
  }
}

extension ModalConfiguration {
  /// A drawer that comes from where lines begin.
  static var drawer: ModalConfiguration {
    var drawer = ModalConfiguration.mail
    drawer.edge = .leading
    drawer.maximumWidth = 320
    return drawer
  }
}
