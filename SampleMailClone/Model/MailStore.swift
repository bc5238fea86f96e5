/// The model that all screens share: the messages and the saved drafts.
@MainActor final class MailStore {
  private(set) var mail = Mail()
  /// The saved drafts that are not open. The next compose screen opens with the last one.
  private(set) var drafts: [Draft] = []
  /// Called after a message has changed.
  var onChange: (() -> Void)?

  subscript(index: Int) -> Message {
    get { mail[index] }
    set {
      mail[index] = newValue
      onChange?()
    }
  }

  /// A draft is open on the screen.
  func take(_ draft: Draft) { drafts.removeAll { $0 == draft } }

  /// Saves a draft that was open, unless it is empty.
  func save(_ draft: Draft) { if !draft.isEmpty { drafts.append(draft) } }
}
