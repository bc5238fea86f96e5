import UIKit

/// A small app with lists, pages, tabs, a draft, controls and text; also the delegate of its scene.
final class FuzzApp: UIResponder, UIApplicationDelegate, UIWindowSceneDelegate {
  var window: UIWindow?

  required override init() { super.init() }

  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
    configuration.delegateClass = FuzzApp.self
    return configuration
  }

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
