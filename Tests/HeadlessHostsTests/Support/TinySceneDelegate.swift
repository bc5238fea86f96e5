import Foundation
import UIKit

/// Shows the tiny app's only screen.
final class TinySceneDelegate<Behaviour: TinyBehaviour>: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  required override init() { super.init() }

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    window.rootViewController = TinyRootController<Behaviour>()
    window.makeKeyAndVisible()
    self.window = window
  }
}
