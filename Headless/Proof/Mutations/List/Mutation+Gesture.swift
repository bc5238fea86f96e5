extension Mutation {
  /// Fingers, and lists under them.
  static let gesture = [
    Mutation(
      "cancelled-ignored", "A touch that the system cancels leaves the card where it is.",
      in: "Modal/Presentation",
      "pass(event)", .statement("if event != .cancelled { pass(event) }"),
      caughtBy: "CancellationTests"),
    Mutation(
      "release-without-velocity", "A release forgets how fast the finger was.",
      in: "Modal/Presentation",
      "pass(.released(velocity: velocity))",
      .statement("pass(.released(velocity: 0))"), caughtBy: "DragTests"),
    Mutation(
      "any-heading", "A finger that goes sideways drags the card.",
      in: "Gesture",
      "dragDirection.isAlong(direction)", .expression("true"), caughtBy: "DragTests"),
    Mutation(
      "control-robbed", "A finger on a slider drags the card.",
      in: "Gesture",
      "!touchedViews.contains(where: \\.tracksFinger)", .expression("true"), caughtBy: "OtherGesturesTests"),
    Mutation(
      "second-finger-heard", "A second finger has a say in the drag of the first.",
      in: "Gesture",
      "for touch in touches where touch !== first { ignore(touch, for: event) }",
      .statement("_ = event"), caughtBy: "CancellationTests"),
    Mutation(
      "list-not-held", "The list scrolls on beneath the card that it has handed over to.",
      in: "Gesture",
      "list.scroll(to: position)", .statement("_ = position"), caughtBy: "HandoffTests"),
    Mutation(
      "list-keeps-finger", "A list at its top goes on scrolling, and never hands over to the card.",
      in: "Gesture",
      "min(translation, max(available, 0))", .expression("translation"), caughtBy: "ScrollHandoffTests",
      "HandoffTests"),
    Mutation(
      "card-keeps-finger", "A card that is back in its place never hands over to the list.",
      in: "Gesture",
      "pull < 0 ? translation : max(translation, -pull)", .expression("translation"),
      caughtBy: "ScrollHandoffTests", "HandoffTests"),
    Mutation(
      "list-coasts", "The list coasts on with the throw that takes the card away.",
      in: "Gesture",
      "lists.forEach { $0.stopPanning() }", .statement("_ = lists"),
      caughtBy: "HandoffTests", "HandoffMomentTests"),
    Mutation(
      "rebase-skipped", "A list under the finger takes what the card has to go in the new size.",
      in: "Modal/Presentation",
      "if isResized || interaction.pull != pull { finger.rebase() }", .statement("_ = (isResized, pull)"),
      caughtBy: "RotationTests", "HandoffTests", "HandoffMomentTests", "ChangeMomentTests"),
    Mutation(
      "tick-in-flight", "The user feels a tick while no finger drags the modal.",
      in: "Modal/Accessibility",
      "state = .idle", .statement("state = .idle; kind.makeGenerator()?.play()"), caughtBy: "HapticTests"),
    Mutation(
      "tick-for-tremble", "A finger that trembles on the threshold feels a rattle.",
      in: "Interaction",
      "abs(newPosition - $0) >= Self.distance", .expression("true"), caughtBy: "OutcomeChangeDetectorTests",
      "HapticTests"),
  ]
}
