import Foundation

/// A controller's title and image in a tab bar. Badges are not modelled.
@MainActor open class UITabBarItem: UIBarItem {
  /// The tab of the controller that has the item.
  var tab: UITab?
  /// The button that shows the item.
  weak var button: TabButton?

  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  override func itemDidChange() { button?.update() }
}
