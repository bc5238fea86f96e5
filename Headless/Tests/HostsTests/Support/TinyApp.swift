import Foundation
import UIKit

/// An app of one screen and one draft, with a modal of its own: it does without the kit.
///
/// It is the delegate of its scene as well.
final class TinyApp<Behaviour: TinyBehaviour>: UIResponder, UIApplicationDelegate, UIWindowSceneDelegate {
  var window: UIWindow?

  required override init() { super.init() }

  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
    configuration.delegateClass = Self.self
    return configuration
  }

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

/// An app that shows nothing.
final class EmptyApp: UIResponder, UIApplicationDelegate {
  required override init() { super.init() }
}
