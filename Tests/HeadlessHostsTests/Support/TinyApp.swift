import Foundation
import UIKit

/// An app of one screen and one draft, with a modal of its own: nothing of the kit is in it.
final class TinyApp<Behaviour: TinyBehaviour>: UIResponder, UIApplicationDelegate {
  required override init() { super.init() }

  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
    configuration.delegateClass = TinySceneDelegate<Behaviour>.self
    return configuration
  }
}

/// An app that shows nothing.
final class EmptyApp: UIResponder, UIApplicationDelegate {
  required override init() { super.init() }
}
