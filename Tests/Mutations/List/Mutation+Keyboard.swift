extension Mutation {
  /// The first responder, and the space for the keyboard.
  static let keyboard = [
    Mutation(
      "typing-not-given-back", "A text view loses the keyboard after a drag that returned.",
      in: "Modal/Keyboard/FirstResponderRestorer.swift",
      "if let window = view?.window, FirstResponderSnapshot(in: window) == nil { snapshot?.restore() }",
      .statement("_ = snapshot"), caughtBy: "KeyboardDragTests", "KeyboardBelowTests"),
    Mutation(
      "keyboard-always-lowered", "The keyboard goes down with a drag although it is configured to stay.",
      in: "Modal/Keyboard/ModalKeyboard.swift",
      "duringDrag == .lowers", .expression("true"), caughtBy: "KeyboardDragTests"),
    Mutation(
      "keyboard-room-twice", "Above the keyboard the bottom safe area counts twice.",
      in: "Modal/Keyboard/KeyboardAvoider.swift",
      "max(0, coveredHeight(of: card, in: container) - safe)",
      .expression("coveredHeight(of: card, in: container)"), caughtBy: "KeyboardRoomTests"),
    Mutation(
      "keyboard-room-kept", "A dismissed modal keeps the inset for the keyboard.",
      in: "Modal/Keyboard/KeyboardAvoider.swift",
      "safeArea.set(.zero, for: .keyboard)", .statement("_ = safeArea"), caughtBy: "KeyboardRoomTests"),
  ]
}
