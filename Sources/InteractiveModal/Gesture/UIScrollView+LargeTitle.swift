import UIKit

extension UIScrollView {
  /// Height of a navigation bar whose large title is out, in points.
  private static let expandedBarHeight: CGFloat = 96

  /// Height of the part of the large title that is folded away, in points.
  ///
  /// The inset of the content shrinks as the title folds away. By the inset alone the content
  /// would be at its top all the while; it is at its top when the title is out.
  var foldedTitleHeight: CGFloat {
    guard let navigation, isTitleContent(of: navigation), navigation.hasLargeTitle else { return 0 }
    return max(0, Self.expandedBarHeight - navigation.navigationBar.bounds.height)
  }

  private var navigation: UINavigationController? {
    sequence(first: self as UIResponder, next: \.next).lazy.compactMap { $0 as? UINavigationController }.first
  }

  /// Whether scrolling folds the title: UIKit follows the page's own view, or the first subview of
  /// it.
  private func isTitleContent(of navigation: UINavigationController) -> Bool {
    let page = navigation.topViewController?.viewIfLoaded
    return contentInsetAdjustmentBehavior != .never && (page === self || page?.subviews.first === self)
  }
}

extension UINavigationController {
  /// Whether the top page has a large title. A device of compact height shows none.
  fileprivate var hasLargeTitle: Bool {
    guard navigationBar.prefersLargeTitles, !navigationBar.isHidden,
      traitCollection.verticalSizeClass != .compact
    else { return false }
    let modes = viewControllers.reversed().map(\.navigationItem.largeTitleDisplayMode)
    return modes.first { $0 != .automatic } != .never
  }
}
