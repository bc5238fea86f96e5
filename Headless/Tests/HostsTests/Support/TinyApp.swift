import Foundation
import UIKit

/// An app that shows a controller in a window. It is the delegate of its scene as well.
class WindowApp: UIResponder, UIApplicationDelegate, UIWindowSceneDelegate {
  var window: UIWindow?

  required override init() { super.init() }

  /// The controller that the window shows: an empty one.
  func makeRoot() -> UIViewController { UIViewController() }

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
    window.rootViewController = makeRoot()
    window.makeKeyAndVisible()
    self.window = window
  }
}

/// An app of one screen and one draft, with a modal of its own: it does without the kit.
final class TinyApp<Behaviour: TinyBehaviour>: WindowApp {
  override func makeRoot() -> UIViewController { TinyRootController<Behaviour>() }
}

/// An app that shows nothing.
final class EmptyApp: UIResponder, UIApplicationDelegate {
  required override init() { super.init() }
}
