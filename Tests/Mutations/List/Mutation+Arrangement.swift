extension Mutation {
  /// The card, the screen behind it, and how they are found again.
  static let arrangement = [
    Mutation(
      "transform-not-restored", "The screen behind stays small.",
      in: "Transition/PresenterView.swift",
      "write(found.transform, radius: found.radius)", .statement("_ = found"),
      caughtBy: "OddMomentTests"),
    Mutation(
      "clipping-not-restored", "The screen behind goes on clipping what lies in it.",
      in: "Transition/PresenterView.swift",
      "if view.clipsToBounds != found.clips { view.clipsToBounds = found.clips }",
      .statement("_ = found"), caughtBy: "ButtonTests", "OddMomentTests", "DragTests"),
    Mutation(
      "hidden-from-voiceover", "VoiceOver never finds the screen behind again.",
      in: "Transition/PresenterView.swift",
      "view.accessibilityElementsHidden = found.isHiddenFromVoiceOver", .statement("_ = found"),
      caughtBy: "VoiceOverTests"),
    Mutation(
      "written-twice", "The transform of the screen behind is written though nothing differs.",
      in: "Transition/PresenterView.swift",
      "if view.transform != transform { view.transform = transform }",
      .statement("view.transform = transform"), caughtBy: "WriteTests"),
    Mutation(
      "turned-while-small", "The device turns while the screen behind is small, and its frame is wrong.",
      in: "Modal/Card/ModalViews.swift",
      "backdrop?.standUp()", .statement("_ = backdrop"), caughtBy: "RotationTests", "ButtonTests"),
    Mutation(
      "insets-not-taken-back", "The screen behind keeps the insets that held its content still.",
      in: "Transition/SafeAreaPreserver.swift",
      "insets.set(.zero, for: .steppingBack)", .statement("_ = insets"),
      caughtBy: "OddMomentTests", "ButtonTests"),
    Mutation(
      "bar-behind-jerks", "The bar of the screen behind jerks as it steps back.",
      in: "Transition/SafeAreaPreserver.swift",
      "insets.set(insets[.steppingBack] + lost, for: .steppingBack)", .statement("_ = lost"),
      caughtBy: "OddMomentTests", "StackTests"),
    Mutation(
      "passage-closed", "A screen behind that is not dimmed takes no touches.",
      in: "Transition/PassthroughView.swift",
      "screenBehind.hitTest(convert(point, to: screenBehind), with: event)",
      .expression("super.hitTest(point, with: event)"), caughtBy: "DetentLookTests"),
    Mutation(
      "focus-not-given-back", "VoiceOver does not return to where it was before the modal.",
      in: "Transition/VoiceOverFocus.swift",
      "UIAccessibility.post(notification: .screenChanged, argument: target)", .statement("_ = target"),
      caughtBy: "VoiceOverTests"),
  ]
}
