import Foundation

/// What a controller wants to see of itself in a tab bar. Badges are not modelled.
@MainActor open class UITabBarItem: UIBarItem {
  /// Stands in the image's place while the item is selected; nil for the same image.
  open var selectedImage: UIImage? { didSet { if selectedImage != oldValue { itemDidChange() } } }

  /// The button that shows the item, while there is one.
  weak var button: TabButton?

  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
  }

  override func itemDidChange() { button?.update() }
}
