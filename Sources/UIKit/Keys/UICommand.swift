/// An action of the responder chain, by its name.
@MainActor open class UICommand: UIMenuElement {
  public let action: Selector

  init(title: String, image: UIImage?, action: Selector) {
    self.action = action
    super.init(title: title, image: image)
  }
}
