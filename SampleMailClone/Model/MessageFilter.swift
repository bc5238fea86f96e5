/// Which messages of a mailbox are shown.
enum MessageFilter: CaseIterable {
  case all, unread, flagged

  var name: String {
    switch self {
    case .all: "All"
    case .unread: "Unread"
    case .flagged: "Flagged"
    }
  }

  /// Whether a message is one of them.
  func contains(_ message: Message) -> Bool {
    switch self {
    case .all: true
    case .unread: message.isUnread
    case .flagged: message.isFlagged
    }
  }
}
