/// A key, alone or with others held, that stands for an action of the responder chain (F305).
@MainActor open class UIKeyCommand: UICommand {
  public let input: String?
  public let modifierFlags: UIKeyModifierFlags
  /// Whether it comes before text input, which else takes the keys that edit (F306).
  public var wantsPriorityOverSystemBehavior = false

  public init(
    title: String = "", image: UIImage? = nil, action: Selector, input: String,
    modifierFlags: UIKeyModifierFlags = []
  ) {
    self.input = input
    self.modifierFlags = modifierFlags
    super.init(title: title, image: image, action: action)
  }

  public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    self.init(action: action, input: input, modifierFlags: modifierFlags)
  }

  nonisolated public static let inputEscape = "UIKeyInputEscape"

  /// Caps lock makes no difference.
  func matches(_ key: UIKey) -> Bool {
    input == key.charactersIgnoringModifiers && modifierFlags == key.modifierFlags.subtracting(.alphaShift)
  }
}
