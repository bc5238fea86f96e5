import UIKit

extension UIViewController {
  /// The innermost controller that this one shows; this one, if it has no children.
  package var innermostShownController: UIViewController { shownChild?.innermostShownController ?? self }

  /// The child that this container shows: the top or selected child, or the last visible one.
  var shownChild: UIViewController? { shownChildren.first }

  /// The children that this container shows: the top or selected child, or all visible ones, the last one
  /// first.
  package var shownChildren: [UIViewController] {
    switch self {
    case let navigation as UINavigationController: [navigation.topViewController].compactMap { $0 }
    case let tabs as UITabBarController: [tabs.selectedViewController].compactMap { $0 }
    default: children.reversed().filter { isShown($0) }
    }
  }

  private func isShown(_ child: UIViewController) -> Bool {
    guard let own = viewIfLoaded else { return true }
    return child.viewIfLoaded.map { $0.isDescendant(of: own) && !$0.isHidden } ?? false
  }
}
