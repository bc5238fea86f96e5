/// The mail, and the draft that was left unfinished: what all screens share.
@MainActor final class MailStore {
  private(set) var mail = Mail()
  /// The next draft goes on from it.
  var draft = Draft()
  /// Called when a message is another one.
  var onChange: (() -> Void)?

  subscript(index: Int) -> Message {
    get { mail[index] }
    set {
      mail[index] = newValue
      onChange?()
    }
  }
}
