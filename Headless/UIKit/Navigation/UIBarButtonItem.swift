import Foundation

/// A button in a bar. It runs a `UIAction`; menus and target-action are not modelled.
@MainActor open class UIBarButtonItem: UIBarItem {
  open var style = Style.plain { didSet { if style != oldValue { itemDidChange() } } }
  open var primaryAction: UIAction?

  private var systemItem: SystemItem?
  /// The button that shows the item.
  weak var button: BarButton?

  /// One of the system's own items.
  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil) {
    self.init()
    self.systemItem = systemItem
    self.primaryAction = primaryAction
    title = systemItem.title
    image = systemItem.symbolName.flatMap { UIImage(systemName: $0) }
    style = systemItem.style
  }

  /// An item with the image, or else the title; missing values are the action's.
  public convenience init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil) {
    self.init()
    self.primaryAction = primaryAction
    let actionTitle = primaryAction.map(\.title).flatMap { $0.isEmpty ? nil : $0 }
    self.title = title ?? actionTitle
    self.image = image ?? primaryAction?.image
  }

  /// The identifier by which tests find the button: the app's, the system item's name,
  /// or the title.
  var viewIdentifier: String? { accessibilityIdentifier ?? systemItem?.name ?? title }

  override func itemDidChange() { button?.update() }
}

extension UIBarButtonItem {
  public enum Style: Int, Sendable {
    case plain
    case done = 2
  }

  /// The system's items that are modelled.
  public enum SystemItem: Int, Sendable {
    case done, cancel
    case reply = 8
  }
}

extension UIBarButtonItem.SystemItem {
  /// The name of the case, by which tests find the button.
  var name: String { "\(self)" }

  var title: String? {
    switch self {
    case .done: "Done"
    case .cancel: "Cancel"
    case .reply: nil
    }
  }

  var symbolName: String? {
    switch self {
    case .done, .cancel: nil
    case .reply: "arrowshape.turn.up.left"
    }
  }

  var style: UIBarButtonItem.Style {
    switch self {
    case .done: .done
    case .cancel, .reply: .plain
    }
  }
}

/// The values of a button in a bar.
@MainActor open class UIBarItem: NSObject {
  open var title: String? { didSet { if title != oldValue { itemDidChange() } } }
  open var image: UIImage? { didSet { if image != oldValue { itemDidChange() } } }
  open var isEnabled = true { didSet { if isEnabled != oldValue { itemDidChange() } } }
  open var tag = 0
  public var accessibilityIdentifier: String? { didSet { itemDidChange() } }
  public var accessibilityLabel: String? { didSet { itemDidChange() } }

  /// Called after a change, for the button that shows the item.
  func itemDidChange() {}
}
