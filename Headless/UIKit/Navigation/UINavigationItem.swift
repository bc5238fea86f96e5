import Foundation

/// A controller's title and buttons in a navigation bar.
@MainActor open class UINavigationItem: NSObject {
  open var title: String? {
    didSet {
      if title != oldValue { bar?.itemDidChange() }
      titleObservations.tell()
    }
  }
  let titleObservations = Observations()
  open var hidesBackButton = false {
    didSet { if hidesBackButton != oldValue { bar?.itemDidChange() } }
  }
  open var leftBarButtonItems: [UIBarButtonItem]? {
    didSet { if leftBarButtonItems != oldValue { bar?.itemDidChange() } }
  }
  /// Whether the left items stand beside the back button and not in its place (F434).
  open var leftItemsSupplementBackButton = false {
    didSet { if leftItemsSupplementBackButton != oldValue { bar?.itemDidChange() } }
  }
  /// What the back button does instead of popping (F434).
  open var backAction: UIAction?

  /// Whether the bar shows a back button where there is an item below.
  var hasBackButton: Bool {
    !hidesBackButton && (leftItemsSupplementBackButton || (leftBarButtonItems ?? []).isEmpty)
  }

  /// The first is the outermost.
  open var rightBarButtonItems: [UIBarButtonItem]? {
    didSet { if rightBarButtonItems != oldValue { bar?.itemDidChange() } }
  }

  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
    didSet { if largeTitleDisplayMode != oldValue { bar?.superview?.markNeedsLayout() } }
  }

  /// The search whose bar lies below the title.
  open var searchController: UISearchController? {
    didSet { if searchController !== oldValue { barHeightDidChange() } }
  }
  /// Whether the search bar folds as the content goes up.
  open var hidesSearchBarWhenScrolling = true {
    didSet { if hidesSearchBarWhenScrolling != oldValue { barHeightDidChange() } }
  }

  private func barHeightDidChange() {
    bar?.itemDidChange()
    bar?.superview?.markNeedsLayout()
  }

  /// The bar that shows the item.
  weak var bar: UINavigationBar?

  init(optional title: String?) {
    self.title = title
  }

  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }
}

extension UINavigationItem {
  /// Whether a title is large, if the bar allows large titles (F289).
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// As the item before; the first item's title is large.
    case automatic
    case always, never
    /// A title in the row of buttons, which never folds (F385).
    case inline
  }
}
