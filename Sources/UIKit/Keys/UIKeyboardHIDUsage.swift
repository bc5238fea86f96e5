/// Keys by their numbers in the USB standard: those that edit text, Escape, and the period for what it is with
/// Command; alone it is typed.
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
  /// What the key says of itself; arrows and Escape have names for it.
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
