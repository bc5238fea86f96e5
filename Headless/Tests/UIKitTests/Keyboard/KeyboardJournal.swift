@testable import UIKit

/// The keyboard notifications of a screen, in order.
@MainActor final class KeyboardJournal {
  struct Entry {
    let name: String
    let begin: CGRect?
    let end: CGRect?
    let duration: Double?
    let curve: Int?
    let isLocal: Bool?

    init(_ name: String, _ info: [AnyHashable: Any]) {
      self.name = name
      begin = info[UIResponder.keyboardFrameBeginUserInfoKey] as? CGRect
      end = info[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
      duration = info[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double
      curve = info[UIResponder.keyboardAnimationCurveUserInfoKey] as? Int
      isLocal = info[UIResponder.keyboardIsLocalUserInfoKey] as? Bool
    }
  }

  /// The observed screen; each simulator has its own.
  weak var screen: UIScreen?
  private(set) var entries: [Entry] = []
  private var observers: [any NSObjectProtocol] = []

  init(on screen: UIScreen? = nil) {
    self.screen = screen
    let names = [
      ("willShow", UIResponder.keyboardWillShowNotification),
      ("didShow", UIResponder.keyboardDidShowNotification),
      ("willHide", UIResponder.keyboardWillHideNotification),
      ("didHide", UIResponder.keyboardDidHideNotification),
      ("willChange", UIResponder.keyboardWillChangeFrameNotification),
      ("didChange", UIResponder.keyboardDidChangeFrameNotification),
    ]
    observers = names.map { name, notification in
      NotificationCenter.default.addObserver(forName: notification, object: nil, queue: nil) {
        [weak self] notification in
        let entry = Entry(name, notification.userInfo ?? [:])
        let screen = notification.object as? UIScreen
        MainActor.assumeIsolated {
          guard let self, let screen, screen === self.screen else { return }
          self.entries.append(entry)
        }
      }
    }
  }

  isolated deinit { observers.forEach(NotificationCenter.default.removeObserver) }

  /// The names of the notifications since the last call.
  func read() -> [String] {
    defer { entries = [] }
    return entries.map(\.name)
  }
}
