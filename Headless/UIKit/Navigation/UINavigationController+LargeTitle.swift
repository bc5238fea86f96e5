import Foundation

/// Large titles and search bars: the bar's height follows the content's offset (F385, F289, F340).
extension UINavigationController {
  /// The height that a large title adds to the bar, in points (F340).
  static let largeTitleHeight: CGFloat = 52

  /// Whether a page has a large title; never in compact height.
  func showsLargeTitle(_ page: UIViewController) -> Bool {
    guard navigationBar.prefersLargeTitles, traitCollection.verticalSizeClass != .compact,
      let index = viewControllers.firstIndex(of: page)
    else { return false }
    let modes = viewControllers[...index].reversed().map(\.navigationItem.largeTitleDisplayMode)
    return modes.first { $0 != .automatic } ?? .always == .always
  }

  /// What folds below a page's row of buttons, in the order in which it folds, in points.
  func foldingHeights(over page: UIViewController) -> [CGFloat] {
    let item = page.navigationItem
    let hidesSearchBar = item.searchController != nil && item.hidesSearchBarWhenScrolling
    return (hidesSearchBar ? [UISearchBar.height] : [])
      + (showsLargeTitle(page) ? [Self.largeTitleHeight] : [])
  }

  /// The bar's height over a page with all that can fold folded away.
  private func foldedHeight(over page: UIViewController) -> CGFloat {
    let item = page.navigationItem
    let keepsSearchBar = item.searchController != nil && !item.hidesSearchBarWhenScrolling
    return UINavigationBar.height(for: traitCollection) + (keepsSearchBar ? UISearchBar.height : 0)
  }

  private func wholeHeight(over page: UIViewController) -> CGFloat {
    foldedHeight(over: page) + foldingHeights(over: page).reduce(0, +)
  }

  /// The bar's height over a page. Search bar and title fold as the content goes up, and stretch as
  /// it is pulled down. Rounded like insets.
  func barHeight(over page: UIViewController) -> CGFloat {
    guard !foldingHeights(over: page).isEmpty, let content = page.titleContent else {
      return wholeHeight(over: page)
    }
    let top = content.superview?.convert(content.frame.origin, to: page.view.superview).y ?? 0
    let start = top - content.contentOffset.y - content.contentInset.top
    return max(foldedHeight(over: page), ((start - view.safeAreaInsets.top) * 1024).rounded() / 1024)
  }

  /// The bar's part of a page's safe area; a stretched title does not add to it.
  func barInset(over page: UIViewController) -> CGFloat {
    min(barHeight(over: page), wholeHeight(over: page))
  }

  /// How much of a page's bar is folded, in points.
  func foldedTitle(over page: UIViewController) -> CGFloat {
    guard !foldingHeights(over: page).isEmpty else { return 0 }
    return max(0, wholeHeight(over: page) - page.containerSafeAreaInsets.top)
  }
}

extension UIViewController {
  /// The scroll view that folds a large title.
  fileprivate var titleContent: UIScrollView? {
    let content = contentScrollView(for: .top)
    return content?.contentInsetAdjustmentBehavior == .never ? nil : content
  }
}

extension UIScrollView {
  /// The page of a navigation controller whose bar follows this scroll view (F391).
  var navigationPage: UIViewController? {
    let nearest = sequence(first: self as UIView, next: \.superview).lazy.compactMap(\.controller).first
    guard let nearest,
      let page = sequence(first: nearest, next: \.parent)
        .first(where: { $0.parent is UINavigationController })
    else { return nil }
    return page.contentScrollView(for: .top) === self ? page : nil
  }

  private var navigation: UINavigationController? { navigationPage?.parent as? UINavigationController }

  /// How much farther than its inset the content can be pulled down, because the title is folded.
  var foldedTitle: CGFloat {
    guard window != nil, contentInsetAdjustmentBehavior != .never, let page = navigationPage else { return 0 }
    return navigation?.foldedTitle(over: page) ?? 0
  }

  /// The ranges of offsets in which a search bar or a title would be partly folded: content does not rest there.
  var titleFolds: [Range<CGFloat>] {
    guard let page = navigationPage, let navigation else { return [] }
    var top = restRange(along: .vertical).lowerBound
    return navigation.foldingHeights(over: page).map { height in
      defer { top += height }
      return top..<top + height
    }
  }
}
