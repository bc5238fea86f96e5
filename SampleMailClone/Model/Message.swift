/// A message that the user has received or sent.
struct Message: Hashable {
  let sender: Contact
  var recipient = AddressBook.me
  let subject: String
  let body: String
  /// Date as the list shows it.
  let received: String
  var isUnread = false
  var isFlagged = false
  /// The name of a photo among the assets of the app.
  var photo: String?

  var isSent: Bool { sender == AddressBook.me }

  /// The other person: the sender of a received message, the recipient of a sent one.
  var correspondent: Contact { isSent ? recipient : sender }

  /// The body in one line.
  var preview: String {
    body.split(whereSeparator: \.isNewline).joined(separator: " ")
  }
}
