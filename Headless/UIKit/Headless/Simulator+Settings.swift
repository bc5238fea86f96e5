import Foundation

/// What the user sets on the device. The app learns of it at once, in mid-gesture too.
extension Simulator {
  /// Light or dark.
  public var userInterfaceStyle: UIUserInterfaceStyle {
    get { settings.style }
    set { settings.style = newValue }
  }

  /// Which way the app reads. A device asks for a new start of the app; here everything is laid out again.
  public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    get { settings.direction }
    set { settings.direction = newValue }
  }

  /// All text sizes that there are, from the smallest up.
  public static var contentSizeCategories: [UIContentSizeCategory] { UIContentSizeCategory.choices }

  /// The text size. What is no size that a user can choose changes nothing.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    get { settings.textSize }
    set {
      guard newValue != settings.textSize, UIContentSizeCategory.choices.contains(newValue) else { return }
      settings.textSize = newValue
      NotificationCenter.default.post(
        name: UIContentSizeCategory.didChangeNotification, object: screen,
        userInfo: [UIContentSizeCategory.newValueUserInfoKey: newValue])
    }
  }

  public var isReduceMotionEnabled: Bool {
    get { settings.isReduceMotionEnabled }
    set {
      guard newValue != settings.isReduceMotionEnabled else { return }
      settings.isReduceMotionEnabled = newValue
      post(UIAccessibility.reduceMotionStatusDidChangeNotification)
      if settings.prefersCrossFadeTransitions {
        post(UIAccessibility.prefersCrossFadeTransitionsStatusDidChange)
      }
    }
  }

  /// A part of Reduce Motion: it counts only with that (F217).
  public var prefersCrossFadeTransitions: Bool {
    get { settings.prefersCrossFadeTransitions && settings.isReduceMotionEnabled }
    set {
      let old = prefersCrossFadeTransitions
      settings.prefersCrossFadeTransitions = newValue
      if old != prefersCrossFadeTransitions {
        post(UIAccessibility.prefersCrossFadeTransitionsStatusDidChange)
      }
    }
  }

  /// Increase Contrast: a trait as well (F303).
  public var increasesContrast: Bool {
    get { settings.increasesContrast }
    set {
      guard newValue != settings.increasesContrast else { return }
      settings.increasesContrast = newValue
      post(UIAccessibility.darkerSystemColorsStatusDidChangeNotification)
    }
  }

  /// Whether the user types on a keyboard of hardware, as on a computer's simulator unless told otherwise; then none
  /// is shown on the screen (F293). Text that is typed comes from either.
  public var hasHardwareKeyboard: Bool {
    get { settings.hasHardwareKeyboard }
    set {
      settings.hasHardwareKeyboard = newValue
      keyboard.demandMayHaveChanged()
    }
  }

  /// Where the keyboard on the screen is, in screen coordinates, or is bound for; below the screen while it is hidden.
  public var keyboardFrame: CGRect { keyboard.frame }

  private func post(_ name: NSNotification.Name) {
    NotificationCenter.default.post(name: name, object: nil)
  }
}

/// What a user sets on the device and apps follow.
struct Settings {
  var style = UIUserInterfaceStyle.light
  var direction = UIUserInterfaceLayoutDirection.leftToRight
  var textSize = UIContentSizeCategory.large
  var isReduceMotionEnabled = false
  var prefersCrossFadeTransitions = false
  var increasesContrast = false
  var hasHardwareKeyboard = true
}
