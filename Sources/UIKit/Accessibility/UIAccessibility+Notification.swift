import Foundation

extension UIAccessibility {
  /// What an app tells those who do not see the screen (F218).
  public struct Notification: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    public static let screenChanged = Notification(rawValue: 1000)
    public static let layoutChanged = Notification(rawValue: 1001)
    public static let announcement = Notification(rawValue: 1008)

    var movesFocus: Bool { self == .screenChanged || self == .layoutChanged }
  }

  /// Who may have a focus.
  public struct AssistiveTechnologyIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let notificationVoiceOver = AssistiveTechnologyIdentifier(
      rawValue: "UIAccessibilityNotificationVoiceOverIdentifier")
  }

  @MainActor public static func post(notification: Notification, argument: Any?) {
    Simulator.running.voiceOver.hear(notification, argument)
  }

  /// The element that has the focus; there is one technology here, whichever is asked for (F302).
  @MainActor public static func focusedElement(using identifier: AssistiveTechnologyIdentifier?) -> Any? {
    Simulator.running.voiceOver.focus
  }
}
