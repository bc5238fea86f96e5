import Foundation

/// Large titles: the bar's height follows the content's offset (F289, F340).
extension UINavigationController {
  /// The height that a large title adds to the bar, in points (F340).
  static let largeTitleHeight: CGFloat = 52

  private var inlineHeight: CGFloat { UINavigationBar.height(for: traitCollection) }

  /// Whether a page has a large title; never in compact height.
  func showsLargeTitle(_ page: UIViewController) -> Bool {
    guard navigationBar.prefersLargeTitles, traitCollection.verticalSizeClass != .compact,
      let index = viewControllers.firstIndex(of: page)
    else { return false }
    let modes = viewControllers[...index].reversed().map(\.navigationItem.largeTitleDisplayMode)
    return modes.first { $0 != .automatic } != .never
  }

  /// The bar's height over a page. The title folds as the content goes up and stretches
  /// as it is pulled down. Rounded like insets.
  func barHeight(over page: UIViewController) -> CGFloat {
    guard showsLargeTitle(page) else { return inlineHeight }
    guard let content = page.titleContent else { return inlineHeight + Self.largeTitleHeight }
    let start = content.frame.minY - content.contentOffset.y - content.contentInset.top
    return max(inlineHeight, ((start - view.safeAreaInsets.top) * 1024).rounded() / 1024)
  }

  /// The bar's part of a page's safe area; a stretched title does not add to it.
  func barInset(over page: UIViewController) -> CGFloat {
    min(barHeight(over: page), inlineHeight + Self.largeTitleHeight)
  }

  /// How much of a page's title is folded, in points.
  func foldedTitle(over page: UIViewController) -> CGFloat {
    guard showsLargeTitle(page) else { return 0 }
    return max(0, inlineHeight + Self.largeTitleHeight - page.containerSafeAreaInsets.top)
  }
}

extension UIViewController {
  /// The scroll view that folds a large title: the page's own view, or its first subview.
  fileprivate var titleContent: UIScrollView? {
    let content = viewIfLoaded as? UIScrollView ?? viewIfLoaded?.subviews.first as? UIScrollView
    return content?.contentInsetAdjustmentBehavior == .never ? nil : content
  }
}

extension UIScrollView {
  /// The page of a navigation controller whose view, or first subview, this is.
  var navigationPage: UIViewController? {
    let root = controller == nil && superview?.subviews.first === self ? superview : self
    return root?.controller?.parent is UINavigationController ? root?.controller : nil
  }

  private var navigation: UINavigationController? { navigationPage?.parent as? UINavigationController }

  /// How much farther than its inset the content can be pulled down, because the title is folded.
  var foldedTitle: CGFloat {
    guard window != nil, contentInsetAdjustmentBehavior != .never, let page = navigationPage else { return 0 }
    return navigation?.foldedTitle(over: page) ?? 0
  }

  /// The offsets between an unfolded and a folded title, at which content does not rest.
  var titleFold: Range<CGFloat>? {
    guard let page = navigationPage, navigation?.showsLargeTitle(page) == true else { return nil }
    let top = restRange(along: .vertical).lowerBound
    return top..<top + UINavigationController.largeTitleHeight
  }
}
