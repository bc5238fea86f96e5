import Foundation

/// The title and image of actions and key commands; menus are not modelled.
@MainActor open class UIMenuElement: NSObject {
  open internal(set) var title: String
  open internal(set) var image: UIImage?

  init(title: String, image: UIImage?) {
    self.title = title
    self.image = image
  }
}

/// The handler of an action.
public typealias UIActionHandler = (UIAction) -> Void

/// A titled closure that a control or a bar button runs.
@MainActor public final class UIAction: UIMenuElement {
  /// The sender, while the action runs.
  public private(set) weak var sender: AnyObject?
  private let handler: UIActionHandler

  public init(title: String = "", image: UIImage? = nil, handler: @escaping UIActionHandler) {
    self.handler = handler
    super.init(title: title, image: image)
  }

  func run(from sender: AnyObject) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}
