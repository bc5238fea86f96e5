import UIKit

/// Tells where the keyboard is going to be on the screen.
@MainActor final class KeyboardObserver {
  private let handler: @MainActor (_ frame: CGRect) -> Void
  private var observers: [any NSObjectProtocol] = []

  init(handler: @escaping @MainActor (_ frame: CGRect) -> Void) { self.handler = handler }

  /// One that goes changes its frame as well; not every UIKit tells both.
  func start() {
    guard observers.isEmpty else { return }
    observers = [UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardWillHideNotification]
      .map(observe)
  }

  func stop() {
    observers.forEach(NotificationCenter.default.removeObserver)
    observers = []
  }

  /// A place that is none is no news.
  private func observe(_ name: Notification.Name) -> any NSObjectProtocol {
    NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
      [weak self] notification in
      let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
      guard let frame, frame.isFinite else { return }
      MainActor.assumeIsolated { self?.handler(frame) }
    }
  }
}
