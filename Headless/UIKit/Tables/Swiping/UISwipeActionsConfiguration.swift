import Foundation

/// The actions at one side of a row; a full swipe performs the first one (F282).
@MainActor open class UISwipeActionsConfiguration: NSObject {
  /// The first is at the outer edge.
  public private(set) var actions: [UIContextualAction] = []

  public convenience init(actions: [UIContextualAction]) {
    self.init()
    self.actions = actions
  }
}

/// An action that a swipe on a row uncovers (F282).
@MainActor open class UIContextualAction: NSObject {
  /// A destructive action is red.
  public enum Style: Int, Sendable {
    case normal, destructive
  }

  /// Performs the action, given its view; calls the block with whether it was performed.
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  public private(set) var style = Style.normal
  public private(set) var handler: Handler = { _, _, completion in completion(false) }
  open var title: String?
  open var image: UIImage?
  /// Grey, or red for a destructive action, unless the app sets another colour.
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
