import Foundation

/// A key, alone or with modifiers, that stands for an action of the responder chain (F305).
@MainActor open class UIKeyCommand: UIMenuElement {
  public let action: Selector
  public let input: String?
  public let modifierFlags: UIKeyModifierFlags

  public init(
    title: String = "", image: UIImage? = nil, action: Selector, input: String,
    modifierFlags: UIKeyModifierFlags = []
  ) {
    self.action = action
    self.input = input
    self.modifierFlags = modifierFlags
    super.init(title: title, image: image)
  }

  public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    self.init(action: action, input: input, modifierFlags: modifierFlags)
  }

  nonisolated public static let inputEscape = "UIKeyInputEscape"

  /// Caps lock is ignored.
  func matches(_ key: UIKey) -> Bool {
    input == key.charactersIgnoringModifiers && modifierFlags == key.modifierFlags.subtracting(.alphaShift)
  }
}

extension UIWindow {
  /// Sends the action of the command nearest to the first responder to the nearest responder that
  /// has it (F305). Returns whether it did. Text input gets the keys that edit first (F306).
  func performKeyCommand(for press: UIPress) -> Bool {
    guard let key = press.key, let first = press.responder, let command = command(for: key, from: first),
      !first.edits(with: key),
      let receiver = chain(from: first).first(where: command.action.isMethod)
    else { return false }
    command.action.send(to: receiver, from: command)
    return true
  }

  private func command(for key: UIKey, from first: UIResponder) -> UIKeyCommand? {
    chain(from: first).lazy.flatMap { $0.keyCommands ?? [] }.first { $0.matches(key) }
  }

  private func chain(from first: UIResponder) -> UnfoldFirstSequence<UIResponder> {
    sequence(first: first, next: \.next)
  }
}
