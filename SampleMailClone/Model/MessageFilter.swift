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

  /// Returns whether the filter lets a message through.
  func contains(_ message: Message) -> Bool {
    switch self {
    case .all: true
    case .unread: message.isUnread
    case .flagged: message.isFlagged
    }
  }
}
