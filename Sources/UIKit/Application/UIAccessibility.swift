import Foundation

/// What the user has set to be able to use the device (F217).
public enum UIAccessibility {
  @MainActor public static var isReduceMotionEnabled: Bool { Simulator.running.isReduceMotionEnabled }
  /// Whether pages fade into one another instead of sliding; only with Reduce Motion.
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
}
