import Foundation

/// What stands in a bar: the value, not the view.
@MainActor open class UIBarItem: NSObject {
  open var title: String? { didSet { if title != oldValue { itemDidChange() } } }
  open var image: UIImage? { didSet { if image != oldValue { itemDidChange() } } }
  open var isEnabled = true { didSet { if isEnabled != oldValue { itemDidChange() } } }
  open var tag = 0
  public var accessibilityIdentifier: String? { didSet { itemDidChange() } }
  public var accessibilityLabel: String? { didSet { itemDidChange() } }

  /// The bar that shows the item brings its view up to date.
  func itemDidChange() {}
}
