/// A filter on the messages of a mailbox.
enum MessageFilter: CaseIterable {
  case all, unread, flagged

  var name: String {
    switch self {
    case .all: "All"
    case .unread: "Unread"
    case .flagged: "Flagged"
    }
  }

  /// The text of a list without messages.
  var emptyText: String {
    switch self {
    case .all: "No Messages"
    case .unread: "No Unread Messages"
    case .flagged: "No Flagged Messages"
    }
  }

  /// Returns whether the filter lets a message through.
  func contains(_ message: Message) -> Bool {
    switch self {
    case .all: true
    case .unread: message.isUnread
    case .flagged: message.isFlagged
    }
  }
}
