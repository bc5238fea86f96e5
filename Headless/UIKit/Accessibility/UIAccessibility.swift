import Foundation

/// The user's accessibility settings (F217).
public enum UIAccessibility {
  @MainActor public static var isReduceMotionEnabled: Bool { Simulator.running.isReduceMotionEnabled }
  /// True only with Reduce Motion (F217).
  @MainActor public static var prefersCrossFadeTransitions: Bool {
    Simulator.running.prefersCrossFadeTransitions
  }
  /// Increase Contrast (F303).
  @MainActor public static var isDarkerSystemColorsEnabled: Bool { Simulator.running.increasesContrast }

  public static let reduceMotionStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification")
  public static let prefersCrossFadeTransitionsStatusDidChange = NSNotification.Name(
    "UIAccessibilityPrefersCrossFadeTransitionsStatusDidChange")
  public static let darkerSystemColorsStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityDarkerSystemColorsStatusDidChangeNotification")

  /// What an app tells assistive technologies (F218).
  public struct Notification: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let screenChanged = Notification(rawValue: 1000)
    public static let layoutChanged = Notification(rawValue: 1001)
    public static let announcement = Notification(rawValue: 1008)

    var movesFocus: Bool { self == .screenChanged || self == .layoutChanged }
  }

  /// An assistive technology that has a focus.
  public struct AssistiveTechnologyIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let notificationVoiceOver = AssistiveTechnologyIdentifier(
      rawValue: "UIAccessibilityNotificationVoiceOverIdentifier")
  }

  @MainActor public static func post(notification: Notification, argument: Any?) {
    Simulator.running.voiceOver.hear(notification, argument)
  }

  /// A rectangle of a view on the screen (F408).
  @MainActor public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
    let origin = view.window?.frame.origin ?? .zero
    return view.convert(rect, to: nil).offsetBy(dx: origin.x, dy: origin.y)
  }

  /// The element with the focus. Only VoiceOver is modelled, whichever technology is asked
  /// for (F302).
  @MainActor public static func focusedElement(using identifier: AssistiveTechnologyIdentifier?) -> Any? {
    Simulator.running.voiceOver.focus
  }
}

/// An action of one element, which VoiceOver offers by name (F407).
@MainActor public final class UIAccessibilityCustomAction: NSObject {
  public typealias Handler = (UIAccessibilityCustomAction) -> Bool

  public var name: String
  public var actionHandler: Handler?

  public init(name: String, actionHandler: Handler?) {
    self.name = name
    self.actionHandler = actionHandler
  }
}

/// The accessibility traits that are modelled.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  public let rawValue: UInt64
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
  /// Swipes up and down change the element's value (F309).
  public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
}

/// Whether the user has set Increase Contrast.
public enum UIAccessibilityContrast: Int, Sendable {
  case unspecified = -1
  case normal, high
}

/// An element that tests find by an identifier (F784).
@MainActor public protocol UIAccessibilityIdentification: AnyObject {
  var accessibilityIdentifier: String? { get set }
}

extension UIView: UIAccessibilityIdentification {}
extension UIBarItem: UIAccessibilityIdentification {}
