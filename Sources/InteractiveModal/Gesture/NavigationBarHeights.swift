import UIKit

/// Learns how high navigation bars are when nothing of them is folded away.
///
/// Scrolling folds a large title and a search bar. UIKit does not tell the height of the whole bar,
/// and it differs between versions of iOS (F385). The inset of the content shrinks as the bar
/// folds, so by the inset alone the content would be at its top all the while. But the bar is whole
/// when content is pulled beyond its inset and the bar does not follow. Content that does not
/// bounce is never pulled beyond its inset: its bar counts as whole as it is found.
@MainActor final class NavigationBarHeights {
  private struct Entry {
    weak var item: UINavigationItem?
    let sizeClass: UIUserInterfaceSizeClass
    /// Height of the whole bar, in points; `nil` if it is not known.
    var whole: CGFloat?
    /// Height of the bar in the last frame, in points; `nil` before the first.
    var last: CGFloat?
    /// How many frames ago the content and the bar last followed a finger that pulls.
    var standingFrames = 0
  }

  /// Tolerance for heights that UIKit rounds to pixels, in points.
  private static let tolerance: CGFloat = 0.5
  /// Frames in which a bar must stand still: UIKit may scroll the content a frame after the touch.
  private static let patience = 3
  private var entries: [Entry] = []

  /// Returns the height of the part of the bar that is folded away, in points; `nil` if it is not
  /// known.
  func foldedHeight(above content: UIScrollView) -> CGFloat? {
    guard let bar = FoldingBar(above: content) else { return 0 }
    guard let whole = index(of: bar).flatMap({ entries[$0].whole }) else { return nil }
    return max(0, whole - bar.height)
  }

  /// Learns the height of the whole bar above the content, and returns whether it has changed.
  ///
  /// Call it before a frame is drawn, when the content has scrolled.
  ///
  /// - Parameter isPulled: Whether the content's finger has moved downwards since the last frame.
  func learn(from content: UIScrollView, isPulled: Bool) -> Bool {
    guard let bar = FoldingBar(above: content) else { return false }
    guard let index = index(of: bar) else {
      let whole = content.bounces ? nil : bar.height
      entries.append(Entry(item: bar.item, sizeClass: bar.sizeClass, whole: whole))
      return false
    }
    guard content.isBeyondInset(by: Self.tolerance) else {
      return learn(at: index, fromStanding: content, below: bar, isPulled: isPulled)
    }
    let known = entries[index].whole ?? .infinity
    guard (known - bar.height).magnitude > Self.tolerance else { return false }
    bar.view.layoutIfNeeded()
    guard content.isBeyondInset(by: Self.tolerance) else { return false }
    entries[index].whole = FoldingBar(above: content)?.height
    return true
  }

  /// An app may keep its content from being pulled beyond its inset. Then the bar is whole when it
  /// stands still at the inset under a finger that goes on.
  private func learn(
    at index: Int, fromStanding content: UIScrollView, below bar: FoldingBar, isPulled: Bool
  ) -> Bool {
    let stands = isPulled && content.isAtInset(within: Self.tolerance) && bar.height == entries[index].last
    entries[index].last = bar.height
    entries[index].standingFrames = stands ? entries[index].standingFrames + 1 : 0
    guard entries[index].whole == nil, entries[index].standingFrames == Self.patience else { return false }
    entries[index].whole = bar.height
    return true
  }

  private func index(of bar: FoldingBar) -> Int? {
    entries.firstIndex { $0.item === bar.item && $0.sizeClass == bar.sizeClass }
  }
}

/// The navigation bar that scrolling of some content folds.
@MainActor private struct FoldingBar {
  let item: UINavigationItem
  let sizeClass: UIUserInterfaceSizeClass
  /// The view of the navigation controller, which lays out the bar.
  let view: UIView
  /// Height of the bar, in points. A bar that stretches has its whole height.
  let height: CGFloat

  /// Creates a bar; `nil` if UIKit folds no bar for the content. UIKit follows the scroll view that
  /// the page names, or the page's own view, or the first subview of it.
  init?(above content: UIScrollView) {
    guard content.contentInsetAdjustmentBehavior != .never, let navigation = content.navigation,
      !navigation.navigationBar.isHidden, let page = navigation.topViewController,
      let root = page.viewIfLoaded,
      root === content || root.subviews.first === content || page.contentScrollView(for: .top) === content
    else { return nil }
    item = page.navigationItem
    view = navigation.view
    sizeClass = navigation.traitCollection.verticalSizeClass
    height = content.safeAreaInsets.top - navigation.view.safeAreaInsets.top
  }
}

extension UIScrollView {
  fileprivate var navigation: UINavigationController? {
    sequence(first: self as UIResponder, next: \.next).lazy.compactMap { $0 as? UINavigationController }.first
  }

  fileprivate func isBeyondInset(by tolerance: CGFloat) -> Bool {
    contentOffset.y < -adjustedContentInset.top - tolerance
  }

  fileprivate func isAtInset(within tolerance: CGFloat) -> Bool {
    (contentOffset.y + adjustedContentInset.top).magnitude <= tolerance
  }
}
