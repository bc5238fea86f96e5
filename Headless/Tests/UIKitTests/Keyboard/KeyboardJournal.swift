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
  }

  /// The observed screen; each simulator has its own.
  weak var screen: UIScreen?
  private(set) var entries: [Entry] = []
  private var observers: [any NSObjectProtocol] = []

  init(on screen: UIScreen? = nil) {
    self.screen = screen
    note("willShow", UIResponder.keyboardWillShowNotification)
    note("didShow", UIResponder.keyboardDidShowNotification)
    note("willHide", UIResponder.keyboardWillHideNotification)
    note("didHide", UIResponder.keyboardDidHideNotification)
    note("willChange", UIResponder.keyboardWillChangeFrameNotification)
    note("didChange", UIResponder.keyboardDidChangeFrameNotification)
  }

  isolated deinit { observers.forEach(NotificationCenter.default.removeObserver) }

  private func note(_ name: String, _ notification: NSNotification.Name) {
    observers.append(
      NotificationCenter.default.addObserver(forName: notification, object: nil, queue: nil) {
        [weak self] notification in
        let info = notification.userInfo ?? [:]
        let screen = notification.object as? UIScreen
        let (begin, end) = (
          info[UIResponder.keyboardFrameBeginUserInfoKey] as? CGRect,
          info[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
        )
        let duration = info[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double
        let curve = info[UIResponder.keyboardAnimationCurveUserInfoKey] as? Int
        let isLocal = info[UIResponder.keyboardIsLocalUserInfoKey] as? Bool
        MainActor.assumeIsolated {
          guard let self, let screen, screen === self.screen else { return }
          self.entries.append(
            Entry(
              name: name, begin: begin, end: end, duration: duration, curve: curve,
              isLocal: isLocal))
        }
      })
  }

  /// The names of the notifications since the last call.
  func read() -> [String] {
    defer { entries = [] }
    return entries.map(\.name)
  }
}
