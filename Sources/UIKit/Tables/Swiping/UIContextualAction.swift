import Foundation

/// An action that comes to light when a finger pushes a row aside (F282).
@MainActor open class UIContextualAction: NSObject {
  /// What an action does: a destructive one is red.
  public enum Style: Int, Sendable {
    case normal, destructive
  }

  /// Does the work, and calls back whether it was done; given the action and the view that shows it.
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  public private(set) var style = Style.normal
  public private(set) var handler: Handler = { _, _, completion in completion(false) }
  open var title: String?
  open var image: UIImage?
  /// Grey, or red where the action is destructive, unless the app sets another.
  open var backgroundColor: UIColor! {
    get { ownColor ?? (style == .destructive ? .systemRed : .systemGray) }
    set { ownColor = newValue }
  }

  private var ownColor: UIColor?

  public convenience init(style: Style, title: String?, handler: @escaping Handler) {
    self.init()
    self.style = style
    self.title = title
    self.handler = handler
  }
}
