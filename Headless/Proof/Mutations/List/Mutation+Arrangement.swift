extension Mutation {
  /// The card and the screen behind it, and what is restored.
  static let arrangement = [
    Mutation(
      "transform-not-restored", "The screen behind stays small.",
      in: "Modal/Card",
      "write(original.transform, radius: original.radius)", .statement("_ = original"),
      caughtBy: "OddMomentTests"),
    Mutation(
      "clipping-not-restored", "The screen behind goes on clipping its content.",
      in: "Modal/Card",
      "if view.clipsToBounds != original.clips { view.clipsToBounds = original.clips }",
      .statement("_ = original"), caughtBy: "ButtonTests", "OddMomentTests", "DragTests"),
    Mutation(
      "hidden-from-voiceover", "VoiceOver never finds the screen behind again.",
      in: "Modal/Card",
      "view.accessibilityElementsHidden = original.isHiddenFromVoiceOver", .statement("_ = original"),
      caughtBy: "VoiceOverTests"),
    Mutation(
      "written-twice", "The transform of the screen behind is written though nothing differs.",
      in: "Modal/Card",
      "view.write(transform: transform)",
      .statement("view.transform = transform"), caughtBy: "WriteTests"),
    Mutation(
      "resized-while-small",
      "The window is resized while the screen behind is small, and its frame is wrong.",
      in: "Modal/Card",
      "screenBehind?.removeTransform()", .statement("_ = screenBehind"),
      caughtBy: "RotationTests", "ButtonTests"),
    Mutation(
      "insets-not-taken-back", "A screen keeps the insets that held its content still as it slid.",
      in: "Platform",
      "insets.set(.zero, for: .sliding)", .statement("_ = insets"),
      caughtBy: "NavigationTransitionTests"),
    Mutation(
      "bar-jerks", "The bar of a screen jerks as the screen slides.",
      in: "Platform",
      "insets.set(insets[.sliding] + lost, for: .sliding)", .statement("_ = lost"),
      caughtBy: "NavigationTransitionTests"),
    Mutation(
      "passage-closed", "A screen behind that is not dimmed takes no touches.",
      in: "Modal/Card",
      "screenBehind.hitTest(convert(point, to: screenBehind), with: event)",
      .expression("super.hitTest(point, with: event)"), caughtBy: "DetentLookTests"),
    Mutation(
      "focus-not-given-back", "VoiceOver does not return to where it was before the modal.",
      in: "Modal/Accessibility",
      "UIAccessibility.post(notification: .screenChanged, argument: target)", .statement("_ = target"),
      caughtBy: "VoiceOverTests"),
  ]
}
