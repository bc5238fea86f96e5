import Foundation

/// The actions at one side of a row (F282).
@MainActor open class UISwipeActionsConfiguration: NSObject {
  /// The first is the outermost.
  public private(set) var actions: [UIContextualAction] = []
  /// Whether pushing the row far enough performs the first action.
  open var performsFirstActionWithFullSwipe = true

  public convenience init(actions: [UIContextualAction]) {
    self.init()
    self.actions = actions
  }
}
