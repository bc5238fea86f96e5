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
    guard let view = child.viewIfLoaded, view.isDescendant(of: own), !view.isHidden else { return false }
    // A container that pages keeps the neighbours of its page beside it. Views that are not laid out yet count.
    let frame = view.convert(view.bounds, to: own)
    return frame.isEmpty || own.bounds.isEmpty || !frame.intersection(own.bounds).isEmpty
  }
}
