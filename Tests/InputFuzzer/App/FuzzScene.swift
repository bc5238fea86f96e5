import UIKit

/// Shows the app: a page with a button that opens a draft, and a stack of lists.
final class FuzzScene: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  required override init() { super.init() }

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    let tabs = UITabBarController()
    tabs.viewControllers = [FuzzHome(), UINavigationController(rootViewController: FuzzList())]
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    self.window = window
  }
}
