import UIKit

/// A small app with lists, pages, tabs, a draft, controls and text.
final class FuzzApp: UIResponder, UIApplicationDelegate {
  required override init() { super.init() }

  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
    configuration.delegateClass = FuzzScene.self
    return configuration
  }
}
