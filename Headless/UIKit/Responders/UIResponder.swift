import Foundation

/// An object of the responder chain.
@MainActor open class UIResponder: NSObject {
  public override init() { super.init() }

  open var next: UIResponder? { nil }

  // MARK: First responder

  open var canBecomeFirstResponder: Bool { false }
  open var canResignFirstResponder: Bool { true }
  public var isFirstResponder: Bool { responderWindow?.firstResponder === self }

  /// Returns false outside a window (F207).
  @discardableResult open func becomeFirstResponder() -> Bool {
    guard let window = responderWindow, canBecomeFirstResponder else { return false }
    if window.firstResponder === self { return true }
    if let present = window.firstResponder, !present.resignFirstResponder() { return false }
    window.firstResponder = self
    return true
  }

  @discardableResult open func resignFirstResponder() -> Bool {
    guard let window = responderWindow, window.firstResponder === self else { return true }
    guard canResignFirstResponder else { return false }
    // A bar stays with the responder that brings it, if that can be first responder (F642).
    let owner = InputBarHost.around(self)?.owner
    window.firstResponder = owner?.canBecomeFirstResponder == true ? owner : nil
    return true
  }

  /// The view above the keyboard while this responder is in the chain of the first responder (F640).
  open var inputAccessoryView: UIView? { nil }
  /// The view in place of the keys while this responder is in that chain (F640).
  open var inputView: UIView? { nil }

  // MARK: Key commands and accessibility actions

  /// The key commands while this responder is in the chain (F305).
  open var keyCommands: [UIKeyCommand]? { nil }

  /// Whether text input takes the key before any command (F306).
  func edits(with key: UIKey) -> Bool { false }

  /// Dismisses a modal, if there is one, and returns whether it did (F301).
  open func accessibilityPerformEscape() -> Bool { false }

  /// Answers a double tap on the element, and returns whether it did (F406).
  open func accessibilityActivate() -> Bool { false }

  /// Changes the value of an adjustable element (F309).
  open func accessibilityIncrement() {}
  open func accessibilityDecrement() {}

  /// The responder's window.
  var responderWindow: UIWindow? { next?.responderWindow }

  // MARK: Touches

  /// Touches go up the chain unless an override keeps them (F162).
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  // MARK: Presses

  /// Presses go up the chain likewise (F260).
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesBegan(presses, with: event)
  }
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesCancelled(presses, with: event)
  }
}
