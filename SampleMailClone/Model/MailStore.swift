/// The model that all screens share: the messages and the saved draft.
@MainActor final class MailStore {
  private(set) var mail = Mail()
  /// The saved draft, with which the next compose screen opens.
  var draft = Draft()
  /// Called after a message has changed.
  var onChange: (() -> Void)?

  subscript(index: Int) -> Message {
    get { mail[index] }
    set {
      mail[index] = newValue
      onChange?()
    }
  }
}
