extension Mutation {
  /// The first responder, and the space for the keyboard.
  static let keyboard = [
    Mutation(
      "typing-not-given-back", "A text view loses the keyboard after a drag that returned.",
      in: "Modal/Keyboard",
      "if let window = view?.window, FirstResponderSnapshot(in: window) == nil { snapshot?.restore() }",
      .statement("_ = snapshot"), caughtBy: "KeyboardDragTests", "KeyboardBelowTests"),
    Mutation(
      "keyboard-always-lowered", "The keyboard goes down with a drag although it is configured to stay.",
      in: "Modal/Keyboard",
      "driver.configuration.keyboardDuringDrag == .lowers", .expression("true"), caughtBy: "KeyboardDragTests"
    ),
    Mutation(
      "keyboard-room-twice", "Above the keyboard the bottom safe area counts twice.",
      in: "Modal/Keyboard",
      "max(0, coveredHeight(of: card, in: container) - safe)",
      .expression("coveredHeight(of: card, in: container)"), caughtBy: "KeyboardRoomTests"),
    Mutation(
      "keyboard-room-kept", "A dismissed modal keeps the inset for the keyboard.",
      in: "Modal/Keyboard",
      "safeArea.set(.zero, for: .keyboard)", .statement("_ = safeArea"), caughtBy: "KeyboardRoomTests"),
  ]
}
