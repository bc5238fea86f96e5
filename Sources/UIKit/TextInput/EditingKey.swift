/// What a key of a hardware keyboard does to text that is being edited.
enum EditingKey: Equatable {
  case newline, tab, delete
  case left, right, up, down

  /// Nothing for a key that does not edit, or that a modifier makes a shortcut of.
  @MainActor init?(_ key: UIKey?) {
    guard let key, key.modifierFlags.isDisjoint(with: [.command, .control, .alternate]) else { return nil }
    switch key.keyCode {
    case .keyboardReturnOrEnter: self = .newline
    case .keyboardTab: self = .tab
    case .keyboardDeleteOrBackspace: self = .delete
    case .keyboardLeftArrow: self = .left
    case .keyboardRightArrow: self = .right
    case .keyboardUpArrow: self = .up
    case .keyboardDownArrow: self = .down
    case .keyboardEscape, .keyboardPeriod: return nil
    }
  }
}
