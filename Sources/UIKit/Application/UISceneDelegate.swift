import Foundation

/// Hears of a scene's life. On Linux the delegate is made by its `init()`.
@MainActor public protocol UISceneDelegate: NSObjectProtocol {
  init()
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)
}

extension UISceneDelegate {
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}
}
