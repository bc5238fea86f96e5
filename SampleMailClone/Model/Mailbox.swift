/// A list of messages under a name.
struct Mailbox {
  let name: String
  private(set) var messages: [Message]

  init(name: String, messages: [Message]) {
    self.name = name
    self.messages = messages
  }

  mutating func markRead(at index: Int) {
    messages[index].isUnread = false
  }
}
