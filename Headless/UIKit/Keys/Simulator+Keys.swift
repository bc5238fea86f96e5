extension Simulator {
  /// Types into the first responder, character by character, if it takes text. A line break is the
  /// return key; control characters are left out.
  public func type(_ text: String) {
    for character in text where character.isTypeable {
      (window?.firstResponder as? any UIKeyInput)?
        .insertText(character.isNewline ? "\n" : String(character))
      clock.runTurns()
    }
  }

  /// Inserts text into the first responder at once, if it takes text: as pasted or dictated text.
  public func paste(_ text: String) {
    let text = String(text.filter(\.isTypeable).map { $0.isNewline ? "\n" : $0 })
    guard !text.isEmpty else { return }
    (window?.firstResponder as? any UIKeyInput)?.insertText(text)
    clock.runTurns()
  }

  /// Presses a key and releases it (F260).
  public func press(_ key: UIKeyboardHIDUsage, modifierFlags: UIKeyModifierFlags = []) {
    guard let window else { return }
    let key = UIKey(keyCode: key, modifierFlags: modifierFlags)
    let press = UIPress(key: key, time: clock.now, window: window)
    press.responder = window.responderForPresses
    for phase in [UIPress.Phase.began, .ended] {
      press.phase = phase
      window.sendEvent(UIPressesEvent(press))
    }
    clock.runTurns()
  }
}

extension Character {
  fileprivate var isTypeable: Bool {
    isNewline || self == "\t"
      || unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }
  }
}
