import UIKit

/// A tab bar controller's delegate that is asked and told what is selected.
@MainActor struct TabBarDelegateAdapter {
  let delegate: any UITabBarControllerDelegate

  // On Apple's platforms the methods are optional; elsewhere they have default bodies.
  #if canImport(ObjectiveC)
    func shouldSelect(_ tab: UIViewController, in tabs: UITabBarController) -> Bool {
      delegate.tabBarController?(tabs, shouldSelect: tab) ?? true
    }
    func didSelect(_ tab: UIViewController, in tabs: UITabBarController) {
      delegate.tabBarController?(tabs, didSelect: tab)
    }
  #else
    func shouldSelect(_ tab: UIViewController, in tabs: UITabBarController) -> Bool {
      delegate.tabBarController(tabs, shouldSelect: tab)
    }
    func didSelect(_ tab: UIViewController, in tabs: UITabBarController) {
      delegate.tabBarController(tabs, didSelect: tab)
    }
  #endif
}
