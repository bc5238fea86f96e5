import UIKit

/// A navigation controller's delegate that hears of what is shown.
@MainActor struct NavigationDelegateAdapter {
  let delegate: any UINavigationControllerDelegate

  // On Apple's platforms the methods are optional; elsewhere they have default bodies.
  #if canImport(ObjectiveC)
    func willShow(_ page: UIViewController, in navigation: UINavigationController, animated: Bool) {
      delegate.navigationController?(navigation, willShow: page, animated: animated)
    }
    func didShow(_ page: UIViewController, in navigation: UINavigationController, animated: Bool) {
      delegate.navigationController?(navigation, didShow: page, animated: animated)
    }
  #else
    func willShow(_ page: UIViewController, in navigation: UINavigationController, animated: Bool) {
      delegate.navigationController(navigation, willShow: page, animated: animated)
    }
    func didShow(_ page: UIViewController, in navigation: UINavigationController, animated: Bool) {
      delegate.navigationController(navigation, didShow: page, animated: animated)
    }
  #endif
}
