/// A message that is being written.
struct Draft: Equatable {
  var recipients = ""
  var subject = ""
  var body = ""

  var isEmpty: Bool { self == Draft() }
}

extension Draft {
  /// An answer that quotes what it answers.
  init(replyingTo message: Message) {
    let isReply = message.subject.hasPrefix("Re: ")
    let quote = message.body.split(separator: "\n", omittingEmptySubsequences: false)
      .map { "> \($0)" }.joined(separator: "\n")
    self.init(
      recipients: message.correspondent.address,
      subject: isReply ? message.subject : "Re: \(message.subject)",
      body: "\n\n\(message.isSent ? "I" : message.sender.name) wrote, \(message.received):\n\(quote)")
  }

  /// Adds somebody to those that the draft goes to.
  mutating func add(_ contact: Contact) {
    recipients = recipients.isEmpty ? contact.address : "\(recipients), \(contact.address)"
  }
}
