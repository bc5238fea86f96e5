import Foundation

/// What a controller wants to see in the navigation bar.
@MainActor open class UINavigationItem: NSObject {
  open var title: String? { didSet { if title != oldValue { bar?.itemDidChange() } } }
  open var titleView: UIView? { didSet { if titleView !== oldValue { bar?.itemDidChange() } } }
  /// What the button that leads back to this item says; its title, unless set.
  open var backButtonTitle: String? {
    didSet { if backButtonTitle != oldValue { bar?.itemDidChange() } }
  }
  open var hidesBackButton = false {
    didSet { if hidesBackButton != oldValue { bar?.itemDidChange() } }
  }
  open var leftBarButtonItems: [UIBarButtonItem]? {
    didSet { if leftBarButtonItems != oldValue { bar?.itemDidChange() } }
  }
  /// The first is the outermost.
  open var rightBarButtonItems: [UIBarButtonItem]? {
    didSet { if rightBarButtonItems != oldValue { bar?.itemDidChange() } }
  }

  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
    didSet { if largeTitleDisplayMode != oldValue { bar?.superview?.markNeedsLayout() } }
  }

  /// The bar that the item is in.
  weak var bar: UINavigationBar?

  public convenience init(title: String) {
    self.init(optional: title)
  }

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
