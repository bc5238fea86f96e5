/// A message that has arrived, or that was sent.
struct Message: Hashable {
  let sender: Contact
  var recipient = AddressBook.me
  let subject: String
  let body: String
  /// When it came, as a list shows it.
  let received: String
  var isUnread = false
  var isFlagged = false

  var isSent: Bool { sender == AddressBook.me }

  /// Whom the user exchanged it with.
  var correspondent: Contact { isSent ? recipient : sender }

  /// The beginning of the body on one line.
  var preview: String {
    body.split(whereSeparator: \.isNewline).joined(separator: " ")
  }
}
