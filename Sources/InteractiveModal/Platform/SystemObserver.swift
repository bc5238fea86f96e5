import UIKit

/// Observes when the app leaves the foreground, and when the user changes an accessibility
/// setting.
@MainActor final class SystemObserver {
  enum Event: CaseIterable, Sendable {
    /// The app is inactive: a call, Control Center or the app switcher takes the touches away.
    case inactive
    /// The app is in the background, and draws no more frames.
    case background
    /// The user switched Reduce Motion.
    case motion
    /// The user switched Prefer Cross-Fade Transitions.
    case crossFade
    /// The user switched Increase Contrast.
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
      MainThread.run { self?.handler(event) }
    }
  }
}

extension UIAccessibility {
  /// Whether the user prefers fades to motion.
  @MainActor static var reducesMotion: Bool {
    isReduceMotionEnabled || prefersCrossFadeTransitions
  }
}
