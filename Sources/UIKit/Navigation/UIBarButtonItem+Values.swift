extension UIBarButtonItem {
  /// How a title is set.
  public enum Style: Int, Sendable {
    case plain
    case done = 2
  }

  /// The items that the system has a look for, as far as they are modelled.
  public enum SystemItem: Int, Sendable {
    case done, cancel, edit, save, add
    case compose = 7
    case reply, action, organize, bookmarks, search
    case trash = 16
    case close = 24
  }
}

extension UIBarButtonItem.SystemItem {
  /// The name of the case, which tests find the button by.
  var name: String { "\(self)" }

  var title: String? {
    switch self {
    case .done: "Done"
    case .cancel: "Cancel"
    case .edit: "Edit"
    case .save: "Save"
    case .add, .compose, .reply, .action, .organize, .bookmarks, .search, .trash, .close: nil
    }
  }

  var symbolName: String? {
    switch self {
    case .done, .cancel, .edit, .save: nil
    case .add: "plus"
    case .compose: "square.and.pencil"
    case .reply: "arrowshape.turn.up.left"
    case .action: "square.and.arrow.up"
    case .organize: "folder"
    case .bookmarks: "bookmark"
    case .search: "magnifyingglass"
    case .trash: "trash"
    case .close: "xmark.circle.fill"
    }
  }

  var style: UIBarButtonItem.Style {
    switch self {
    case .done, .save: .done
    case .cancel, .edit, .add, .compose, .reply, .action, .organize, .bookmarks, .search, .trash, .close:
      .plain
    }
  }
}
