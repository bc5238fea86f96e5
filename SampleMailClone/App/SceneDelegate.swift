import InteractiveModal
import InteractiveTransitions
import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  /// The look of sheets, as the user chose it.
  var sheetStyle = SheetStyle()
  /// The drafts of an earlier launch that could not be read; they are saved on and on.
  var unreadDrafts: Data?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: windowScene)
    SettingsViewController.reset(in: window)
    window.rootViewController = DeviceCheckViewController.launched(in: windowScene) ?? makeRoot()
    window.makeKeyAndVisible()
    self.window = window
    restoreDrafts(from: session.stateRestorationActivity)
  }

  /// Returns the inbox on top of the list of mailboxes, in the container in which drafts can be docked.
  private func makeRoot() -> UIViewController {
    let store = MailStore()
    let navigation = UINavigationController(rootViewController: MailboxesViewController(store: store))
    navigation.pushViewController(InboxViewController(mailbox: .inbox, store: store), animated: false)
    NavigationTransition.mail.attach(to: navigation)
    return ModalContainerController(root: navigation)
  }
}
