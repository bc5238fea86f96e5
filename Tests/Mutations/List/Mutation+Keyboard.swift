extension Mutation {
  /// Who types, and what room the keyboard leaves.
  static let keyboard = [
    Mutation(
      "typing-not-given-back", "Somebody who typed before a drag that returned does not after it.",
      in: "Transition/FirstResponderRestorer.swift",
      "if let window = view?.window, FirstResponderSnapshot(in: window) == nil { holder?.takeBack() }",
      .statement("_ = holder"), caughtBy: "KeyboardDragTests", "KeyboardBelowTests"),
    Mutation(
      "keyboard-always-lowered", "The keyboard goes down with a drag though it is told to stay.",
      in: "Modal/Presentation/ModalDriver+Keyboard.swift",
      "configuration.keyboardDuringDrag == .lowers", .expression("true"), caughtBy: "KeyboardDragTests"),
    Mutation(
      "keyboard-room-twice", "Above the keyboard the safe area at the foot of the screen is counted again.",
      in: "Transition/KeyboardAvoider.swift",
      "max(0, covered - safe)", .expression("covered"), caughtBy: "KeyboardRoomTests"),
    Mutation(
      "keyboard-room-kept", "A dismissed modal keeps the room that it made for the keyboard.",
      in: "Transition/KeyboardAvoider.swift",
      "insets.set(.zero, for: .keyboard)", .statement("_ = insets"), caughtBy: "KeyboardRoomTests"),
  ]
}
