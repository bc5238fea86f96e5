/// A message that has arrived.
struct Message: Hashable {
  let sender: Contact
  let subject: String
  let body: String
  /// When it came, as a list shows it.
  let received: String
  var isUnread = false

  /// The beginning of the body on one line.
  var preview: String {
    body.split(whereSeparator: \.isNewline).joined(separator: " ")
  }
}
