import Foundation

/// A key of a hardware keyboard.
@MainActor public final class UIKey: NSObject {
  public let keyCode: UIKeyboardHIDUsage
  public let modifierFlags: UIKeyModifierFlags
  public var charactersIgnoringModifiers: String { keyCode.characters }

  init(keyCode: UIKeyboardHIDUsage, modifierFlags: UIKeyModifierFlags) {
    self.keyCode = keyCode
    self.modifierFlags = modifierFlags
  }
}

/// The modifier keys that are held.
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
}

/// Keys by their numbers in the USB standard: those that edit text, Escape, and the period
/// for Command-period.
public enum UIKeyboardHIDUsage: Int, CaseIterable, Sendable {
  case keyboardReturnOrEnter = 40
  case keyboardEscape = 41
  case keyboardDeleteOrBackspace = 42
  case keyboardTab = 43
  case keyboardPeriod = 55
  case keyboardRightArrow = 79
  case keyboardLeftArrow = 80
  case keyboardDownArrow = 81
  case keyboardUpArrow = 82
}

extension UIKeyboardHIDUsage {
  /// What the key types; arrows and Escape have names instead.
  var characters: String {
    switch self {
    case .keyboardReturnOrEnter: "\r"
    case .keyboardEscape: UIKeyCommand.inputEscape
    case .keyboardDeleteOrBackspace: "\u{8}"
    case .keyboardTab: "\t"
    case .keyboardPeriod: "."
    case .keyboardRightArrow: "UIKeyInputRightArrow"
    case .keyboardLeftArrow: "UIKeyInputLeftArrow"
    case .keyboardDownArrow: "UIKeyInputDownArrow"
    case .keyboardUpArrow: "UIKeyInputUpArrow"
    }
  }
}
