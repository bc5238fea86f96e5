/// All messages of all mailboxes.
struct Mail {
  private(set) var messages = Message.received + Message.sent

  subscript(index: Int) -> Message {
    get { messages[index] }
    set { messages[index] = newValue }
  }

  /// Returns the indices of the messages of a mailbox.
  func indices(in mailbox: Mailbox) -> [Int] {
    messages.indices.filter { mailbox.contains(messages[$0]) }
  }

  func unreadCount(in mailbox: Mailbox) -> Int {
    messages.count { $0.isUnread && mailbox.contains($0) }
  }
}
