import UIKit

/// Tells when the app leaves the foreground, and when the user switches how it is to look.
@MainActor final class SystemObserver {
  /// What happened.
  enum Event: CaseIterable, Sendable {
    /// A call, Control Center, the app switcher: touches are taken away.
    case inactive
    /// No more frames are drawn.
    case background
    /// Reduce Motion was switched.
    case motion
    /// Prefer Cross-Fade was switched, a part of Reduce Motion.
    case crossFade
    /// Increase Contrast was switched.
    case contrast

    var notification: Notification.Name {
      switch self {
      case .inactive: UIApplication.willResignActiveNotification
      case .background: UIApplication.didEnterBackgroundNotification
      case .motion: UIAccessibility.reduceMotionStatusDidChangeNotification
      case .crossFade: UIAccessibility.prefersCrossFadeTransitionsStatusDidChange
      case .contrast: UIAccessibility.darkerSystemColorsStatusDidChangeNotification
      }
    }
  }

  private let handler: @MainActor (Event) -> Void
  private var observers: [any NSObjectProtocol] = []

  init(handler: @escaping @MainActor (Event) -> Void) { self.handler = handler }

  func start() {
    guard observers.isEmpty else { return }
    observers = Event.allCases.map(observe)
  }

  func stop() {
    observers.forEach(NotificationCenter.default.removeObserver)
    observers = []
  }

  private func observe(_ event: Event) -> any NSObjectProtocol {
    NotificationCenter.default.addObserver(forName: event.notification, object: nil, queue: nil) {
      [weak self] _ in
      MainActor.assumeIsolated { self?.handler(event) }
    }
  }
}
