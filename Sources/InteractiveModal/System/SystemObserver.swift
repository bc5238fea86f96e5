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
  /// The view whose scene counts.
  private weak var view: UIView?

  package init(handler: @escaping @MainActor (Event) -> Void) { self.handler = handler }

  /// The scene of an event is `nil` if the event concerns all scenes.
  static func relay() -> NotificationRelay<(event: Event, scene: ObjectIdentifier?)> {
    NotificationRelay(Event.allCases.flatMap(\.notifications)) { notification in
      Event.allCases.first { $0.notifications.contains(notification.name) }
        .map { ($0, (notification.object as? UIScene).map(ObjectIdentifier.init)) }
    }
  }

  package func start(in view: UIView) {
    self.view = view
    SharedState.current.system.add(self) { [weak self] in self?.receive($0.event, from: $0.scene) }
  }

  package func stop() { SharedState.current.system.remove(self) }

  private func receive(_ event: Event, from scene: ObjectIdentifier?) {
    let own = view?.window?.windowScene.map(ObjectIdentifier.init)
    if scene == nil || scene == own { handler(event) }
  }
}

extension UIAccessibility {
  /// Whether the user prefers fades to motion.
  @MainActor package static var reducesMotion: Bool { isReduceMotionEnabled || prefersCrossFadeTransitions }
}
