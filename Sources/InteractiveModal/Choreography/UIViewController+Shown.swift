import UIKit

extension UIViewController {
  /// What is shown in it, if it is a container: the top page, the selected tab, the last child that is seen.
  var shownChild: UIViewController? {
    switch self {
    case let navigation as UINavigationController: navigation.topViewController
    case let tabs as UITabBarController: tabs.selectedViewController
    default: children.last { isShown($0) }
    }
  }

  private func isShown(_ child: UIViewController) -> Bool {
    guard let own = viewIfLoaded else { return true }
    return child.viewIfLoaded.map { $0.isDescendant(of: own) && !$0.isHidden } ?? false
  }
}
