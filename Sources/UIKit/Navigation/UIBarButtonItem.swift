import Foundation

/// A button in a bar. Menus and targets with selectors are not modelled: it runs a `UIAction`.
@MainActor open class UIBarButtonItem: UIBarItem {
  open var style = Style.plain { didSet { if style != oldValue { itemDidChange() } } }
  open var primaryAction: UIAction?
  /// A view of the app's own in the button's place.
  open var customView: UIView? { didSet { if customView !== oldValue { itemDidChange() } } }
  open var tintColor: UIColor? { didSet { if tintColor != oldValue { itemDidChange() } } }

  private var systemItem: SystemItem?
  /// The button that shows the item, while there is one.
  weak var button: BarButton?

  /// One of the system's own items.
  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
    self.init()
    self.systemItem = systemItem
    self.primaryAction = primaryAction
    title = systemItem.title
    image = systemItem.symbolName.flatMap { UIImage(systemName: $0) }
    style = systemItem.style
  }

  /// An item that shows the image, or else the title; what is not given is taken from the action.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init()
    self.primaryAction = primaryAction
    let actionTitle = primaryAction.map(\.title).flatMap { $0.isEmpty ? nil : $0 }
    self.title = title ?? actionTitle
    self.image = image ?? primaryAction?.image
  }

  /// An item that is a view of the app's own.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// What tests find the button by: the app's own name for it, or the system's, or what it says.
  var viewIdentifier: String? {
    accessibilityIdentifier ?? systemItem?.name ?? title
  }

  override func itemDidChange() {
    button?.update()
  }
}
