extension Mutation {
  /// Children side by side.
  static let container = [
    Mutation(
      "appearance-unbalanced", "A child that is gone is never told that it has disappeared.",
      in: "Container",
      """
      from.endAppearanceTransition()
          to.endAppearanceTransition()
      """,
      .statement("to.endAppearanceTransition()"),
      caughtBy: "ContainerSelectionTests", "ContainerSwipeTests"),
    Mutation(
      "appearance-not-called-off", "A child that came halfway is not told that it goes again.",
      in: "Container",
      "to.beginAppearanceTransition(false, animated: true)", .statement("_ = to"),
      caughtBy: "ContainerSwipeTests", "ContainerSelectionTests"),
    Mutation(
      "wrong-child-selected", "A swipe that returns leaves the wrong child selected.",
      in: "Container",
      "isDone ? to : from", .expression("to"), caughtBy: "ContainerSwipeTests"),
    Mutation(
      "container-veto-ignored", "A finger selects a child that the app refuses.",
      in: "Container",
      "container.delegate?.transitionContainerController(container, shouldSelect: child) ?? true",
      .expression("true"), caughtBy: "ContainerSwipeTests"),
    Mutation(
      "child-not-let-go", "A child that is taken out of the list stays a child.",
      in: "Container",
      "child.removeFromParent()", .statement("_ = child"), caughtBy: "ContainerCallTests"),
    Mutation(
      "child-keeps-insets", "A child that is taken out keeps the room that was made for the buttons.",
      in: "Container",
      "container.removeInsets(from: child)", .statement("_ = child"), caughtBy: "ContainerButtonTests"),
    Mutation(
      "former-child-seen", "The view of the child that was left stays in the container, below the new one.",
      in: "Container",
      "for view in subviews where view !== page { view.removeFromSuperview() }", .statement("_ = page"),
      caughtBy: "ContainerSelectionTests"),
    Mutation(
      "animation-left", "What a foreign animation has done is left on the children that it was ended with.",
      in: "Container",
      "screens.restore()", .statement("_ = screens"), caughtBy: "ContainerAnimatorTests"),
    Mutation(
      "coordinator-says-done", "The coordinator says that a transition goes on which is on its way back.",
      in: "Container",
      "context.isReturning", .expression("false"), caughtBy: "ContainerCallTests"),
  ]
}
