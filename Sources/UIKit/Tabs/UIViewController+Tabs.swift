import Foundation

extension UIViewController {
  /// The nearest tab bar controller among the ancestors.
  public var tabBarController: UITabBarController? {
    (parent as? UITabBarController) ?? parent?.tabBarController
  }
}
