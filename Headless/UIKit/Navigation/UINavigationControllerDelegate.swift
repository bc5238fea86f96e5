import Foundation

/// Told of the pages that are shown, and may animate changes (F208). All of it is optional
/// on a device.
@MainActor public protocol UINavigationControllerDelegate: NSObjectProtocol {
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool)
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool)
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
}

extension UINavigationControllerDelegate {
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {}
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {}
  public func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    LeftOut.wasCalled = true
    return nil
  }
  public func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
}

/// Tells whether a method that was called is one that the delegate leaves out.
@MainActor private enum LeftOut {
  static var wasCalled = false
}

extension UINavigationControllerDelegate {
  /// Whether the delegate implements the method that returns animators, whatever it returns.
  func hasAnimators(for navigation: UINavigationController) -> Bool {
    guard let page = navigation.topViewController else { return false }
    LeftOut.wasCalled = false
    _ = navigationController(navigation, animationControllerFor: .none, from: page, to: page)
    return !LeftOut.wasCalled
  }
}
