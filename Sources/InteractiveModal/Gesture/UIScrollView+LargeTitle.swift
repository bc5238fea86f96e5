import UIKit

extension UIScrollView {
  /// How high a navigation bar is when its large title is out, in points.
  private static let expandedBarHeight: CGFloat = 96

  /// How much of the large title above the content is folded away, in points.
  ///
  /// The content's inset shrinks as its title folds away, so by the inset alone the content would be at its top all
  /// the while. It is at its top when the title is out.
  var foldedTitle: CGFloat {
    guard let navigation, isTitleContent(of: navigation), navigation.hasLargeTitle else { return 0 }
    return max(0, Self.expandedBarHeight - navigation.navigationBar.bounds.height)
  }

  private var navigation: UINavigationController? {
    sequence(first: self as UIResponder, next: \.next).lazy.compactMap { $0 as? UINavigationController }.first
  }

  /// A title gives way to the page's own view or to the first one in that.
  private func isTitleContent(of navigation: UINavigationController) -> Bool {
    let page = navigation.topViewController?.viewIfLoaded
    return contentInsetAdjustmentBehavior != .never && (page === self || page?.subviews.first === self)
  }
}

extension UINavigationController {
  /// Whether the page on show has a large title; one that is on its side has none.
  fileprivate var hasLargeTitle: Bool {
    guard navigationBar.prefersLargeTitles, !navigationBar.isHidden,
      traitCollection.verticalSizeClass != .compact
    else { return false }
    let modes = viewControllers.reversed().map(\.navigationItem.largeTitleDisplayMode)
    return modes.first { $0 != .automatic } != .never
  }
}
