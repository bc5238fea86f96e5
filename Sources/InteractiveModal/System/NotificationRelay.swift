import UIKit

/// Passes notifications on to the objects that listen, on the main thread.
///
/// The notification center keeps one observer for each name, however many modals listen: to add observers and to
/// remove them was a sixth of the work of a presentation.
@MainActor final class NotificationRelay<Value: Sendable> {
  private struct Listener {
    weak var object: AnyObject?
    let handler: (Value) -> Void
  }

  /// In the order in which they began to listen.
  private var listeners: [Listener] = []

  /// - Parameter value: Reads a notification, on the thread that posts it; `nil` ignores the notification.
  init(_ names: [Notification.Name], value: @escaping @Sendable (Notification) -> Value?) {
    for name in names {
      _ = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
        [weak self] notification in
        guard let value = value(notification) else { return }
        MainThread.run { self?.pass(value) }
      }
    }
  }

  /// Begins to pass notifications to an object, which is not retained. An object that listens already stays as it is.
  func add(_ object: AnyObject, handler: @escaping (Value) -> Void) {
    guard !listeners.contains(where: { $0.object === object }) else { return }
    listeners.append(Listener(object: object, handler: handler))
  }

  /// Stops passing notifications to an object.
  func remove(_ object: AnyObject) {
    listeners.removeAll { $0.object == nil || $0.object === object }
  }

  private func pass(_ value: Value) {
    for listener in listeners where listener.object != nil { listener.handler(value) }
  }
}
