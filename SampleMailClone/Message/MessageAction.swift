/// An action on a message.
enum MessageAction: CaseIterable {
  case reply, flag, markUnread, share

  func name(for message: Message) -> String {
    switch self {
    case .reply: "Reply"
    case .flag: message.isFlagged ? "Unflag" : "Flag"
    case .markUnread: message.isUnread ? "Mark as Read" : "Mark as Unread"
    case .share: "Share"
    }
  }

  var symbolName: String {
    switch self {
    case .reply: "arrowshape.turn.up.left"
    case .flag: "flag"
    case .markUnread: "envelope"
    case .share: "square.and.arrow.up"
    }
  }
}
