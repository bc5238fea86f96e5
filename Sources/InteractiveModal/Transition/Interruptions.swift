import UIKit

/// Tells when the app leaves the foreground.
@MainActor final class Interruptions {
  /// What happened to the app.
  enum Kind: CaseIterable, Sendable {
    /// A call, Control Center, the app switcher: touches are taken away.
    case inactive
    /// No more frames are drawn.
    case background

    var notification: Notification.Name {
      switch self {
      case .inactive: UIApplication.willResignActiveNotification
      case .background: UIApplication.didEnterBackgroundNotification
      }
    }
  }

  private let handler: @MainActor (Kind) -> Void
  private var observers: [any NSObjectProtocol] = []

  init(handler: @escaping @MainActor (Kind) -> Void) { self.handler = handler }

  func start() {
    guard observers.isEmpty else { return }
    observers = Kind.allCases.map(observe)
  }

  func stop() {
    observers.forEach(NotificationCenter.default.removeObserver)
    observers = []
  }

  private func observe(_ kind: Kind) -> any NSObjectProtocol {
    NotificationCenter.default.addObserver(forName: kind.notification, object: nil, queue: nil) {
      [weak self] _ in
      MainActor.assumeIsolated { self?.handler(kind) }
    }
  }
}
