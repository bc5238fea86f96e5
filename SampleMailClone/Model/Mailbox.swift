/// A mailbox.
enum Mailbox: CaseIterable {
  case inbox, flagged, sent

  var name: String {
    switch self {
    case .inbox: "Inbox"
    case .flagged: "Flagged"
    case .sent: "Sent"
    }
  }

  var symbolName: String {
    switch self {
    case .inbox: "tray"
    case .flagged: "flag"
    case .sent: "paperplane"
    }
  }

  /// Returns whether a message is in the mailbox.
  func contains(_ message: Message) -> Bool {
    switch self {
    case .inbox: !message.isSent
    case .flagged: message.isFlagged
    case .sent: message.isSent
    }
  }
}
