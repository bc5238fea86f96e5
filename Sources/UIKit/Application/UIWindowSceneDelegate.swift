import Foundation

/// Hears of a window scene's life.
@MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {
  var window: UIWindow? { get set }
}
