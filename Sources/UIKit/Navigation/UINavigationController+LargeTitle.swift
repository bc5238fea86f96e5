import Foundation

/// Large titles: the bar is as high as the content leaves it room (F289, F340).
extension UINavigationController {
  /// How much a large title adds to the bar's height, in points (F340).
  static let largeTitleHeight: CGFloat = 52

  private var inlineHeight: CGFloat { UINavigationBar.height(for: traitCollection) }

  /// Whether a page has a large title; never where height is scarce.
  func showsLargeTitle(_ page: UIViewController) -> Bool {
    guard navigationBar.prefersLargeTitles, traitCollection.verticalSizeClass != .compact,
      let index = viewControllers.firstIndex(of: page)
    else { return false }
    let modes = viewControllers[...index].reversed().map(\.navigationItem.largeTitleDisplayMode)
    return modes.first { $0 != .automatic } != .never
  }

  /// The bar's height over a page: the title folds away as the content goes up, and stretches as it is pulled down.
  /// Rounded as insets are.
  func barHeight(over page: UIViewController) -> CGFloat {
    guard showsLargeTitle(page) else { return inlineHeight }
    guard let content = page.titleContent else { return inlineHeight + Self.largeTitleHeight }
    let start = content.frame.minY - content.contentOffset.y - content.contentInset.top
    return max(inlineHeight, ((start - view.safeAreaInsets.top) * 1024).rounded() / 1024)
  }

  /// What the bar takes of a page's safe area: it does not grow with a title that is stretched.
  func barInset(over page: UIViewController) -> CGFloat {
    min(barHeight(over: page), inlineHeight + Self.largeTitleHeight)
  }

  /// How much of a page's title is folded away.
  func foldedTitle(over page: UIViewController) -> CGFloat {
    guard showsLargeTitle(page) else { return 0 }
    return max(0, inlineHeight + Self.largeTitleHeight - page.containerSafeAreaInsets.top)
  }
}

extension UIViewController {
  /// The scroll view that a large title gives way to: the page's own view, or the first one in that.
  fileprivate var titleContent: UIScrollView? {
    let content = viewIfLoaded as? UIScrollView ?? viewIfLoaded?.subviews.first as? UIScrollView
    return content?.contentInsetAdjustmentBehavior == .never ? nil : content
  }
}

extension UIScrollView {
  /// The page of a navigation controller whose first view this is.
  var navigationPage: UIViewController? {
    let root = controller == nil && superview?.subviews.first === self ? superview : self
    return root?.controller?.parent is UINavigationController ? root?.controller : nil
  }

  private var navigation: UINavigationController? { navigationPage?.parent as? UINavigationController }

  /// How much farther the content can be pulled down than its inset says, before it is at its top.
  var foldedTitle: CGFloat {
    guard window != nil, contentInsetAdjustmentBehavior != .never, let page = navigationPage else { return 0 }
    return navigation?.foldedTitle(over: page) ?? 0
  }

  /// Where the content of a large title may not come to rest: between all and nothing of it.
  var titleFold: Range<CGFloat>? {
    guard let page = navigationPage, navigation?.showsLargeTitle(page) == true else { return nil }
    let top = restRange(along: .vertical).lowerBound
    return top..<top + UINavigationController.largeTitleHeight
  }
}
