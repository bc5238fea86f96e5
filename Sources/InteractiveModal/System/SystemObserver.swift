import UIKit

/// Observes when a scene leaves the foreground, and when the user changes an accessibility setting.
@MainActor package final class SystemObserver {
  package enum Event: CaseIterable, Sendable {
    /// The scene is inactive: a call, Control Center or the app switcher takes the touches away.
    case inactive
    /// The scene is in the background, and shows no more frames.
    case background
    /// The user switched Reduce Motion, Prefer Cross-Fade Transitions or Increase Contrast.
    case accessibility

    /// Several scenes leave the foreground one by one. An app without scenes may post its own
    /// notifications alone (F452).
    fileprivate var notifications: [Notification.Name] {
      switch self {
      case .inactive: [UIScene.willDeactivateNotification, UIApplication.willResignActiveNotification]
      case .background:
        [UIScene.didEnterBackgroundNotification, UIApplication.didEnterBackgroundNotification]
      case .accessibility:
        [
          UIAccessibility.reduceMotionStatusDidChangeNotification,
          UIAccessibility.prefersCrossFadeTransitionsStatusDidChange,
          UIAccessibility.darkerSystemColorsStatusDidChangeNotification,
        ]
      }
    }
  }

  private let handler: @MainActor (Event) -> Void
  private var observers: [any NSObjectProtocol] = []
  /// The view whose scene counts.
  private weak var view: UIView?

  package init(handler: @escaping @MainActor (Event) -> Void) { self.handler = handler }

  package func start(in view: UIView) {
    self.view = view
    guard observers.isEmpty else { return }
    for event in Event.allCases { for name in event.notifications { observers.append(observe(event, name)) } }
  }

  package func stop() {
    observers.forEach(NotificationCenter.default.removeObserver)
    observers = []
  }

  private func observe(_ event: Event, _ name: Notification.Name) -> any NSObjectProtocol {
    NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
      [weak self] notification in
      let scene = (notification.object as? UIScene).map(ObjectIdentifier.init)
      MainThread.run { self?.receive(event, from: scene) }
    }
  }

  /// - Parameter scene: The scene that has posted the event; `nil` if it concerns all of them.
  private func receive(_ event: Event, from scene: ObjectIdentifier?) {
    let own = view?.window?.windowScene.map(ObjectIdentifier.init)
    if scene == nil || scene == own { handler(event) }
  }
}

extension UIAccessibility {
  /// Whether the user prefers fades to motion.
  @MainActor package static var reducesMotion: Bool { isReduceMotionEnabled || prefersCrossFadeTransitions }
}
