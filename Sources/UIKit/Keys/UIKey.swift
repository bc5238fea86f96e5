import Foundation

/// A key of a hardware keyboard, and what it types.
@MainActor public final class UIKey: NSObject {
  public let keyCode: UIKeyboardHIDUsage
  public let modifierFlags: UIKeyModifierFlags
  public var characters: String { keyCode.characters }
  public var charactersIgnoringModifiers: String { keyCode.characters }

  init(keyCode: UIKeyboardHIDUsage, modifierFlags: UIKeyModifierFlags) {
    self.keyCode = keyCode
    self.modifierFlags = modifierFlags
  }
}
