/// A message that the user writes.
struct Draft: Codable, Equatable {
  var recipients = ""
  var subject = ""
  var body = ""
  /// The name of a photo among the assets of the app.
  var photo: String?

  var isEmpty: Bool { self == Draft() }
}

extension Draft {
  /// Creates a reply that quotes a message, with its photo.
  init(replyingTo message: Message) {
    let isReply = message.subject.hasPrefix("Re: ")
    let quote = message.body.split(separator: "\n", omittingEmptySubsequences: false)
      .map { "> \($0)" }.joined(separator: "\n")
    self.init(
      recipients: message.correspondent.address,
      subject: isReply ? message.subject : "Re: \(message.subject)",
      body: "\n\n\(message.isSent ? "I" : message.sender.name) wrote, \(message.received):\n\(quote)",
      photo: message.photo)
  }

  /// Adds a contact to the recipients.
  mutating func add(_ contact: Contact) {
    recipients = recipients.isEmpty ? contact.address : "\(recipients), \(contact.address)"
  }
}
