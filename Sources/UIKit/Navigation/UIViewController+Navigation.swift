import Foundation

extension UIViewController {
  /// The nearest navigation controller among the ancestors.
  public var navigationController: UINavigationController? {
    (parent as? UINavigationController) ?? parent?.navigationController
  }
}
