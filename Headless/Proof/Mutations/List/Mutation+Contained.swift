extension Mutation {
  /// Cards beside the app, layout guides at a card, lists that are fitted, and what a card shows to be dragged by.
  static let contained = [
    Mutation(
      "root-keeps-its-foot", "The safe area of the root does not end where a card beside it begins.",
      in: "Modal/API",
      "rootSafeArea.set(insets, for: .cards) root.view.layoutIfNeeded()",
      .statement("root.view.layoutIfNeeded()"), caughtBy: "ModalContainerTests"),
    Mutation(
      "card-covers-the-root", "A card takes the touches beside it from the root.",
      in: "Modal/Presentation",
      "view !== self", .expression("true"), caughtBy: "ModalContainerTests"),
    Mutation(
      "card-stays-a-child", "A card that is gone stays a child of its container.",
      in: "Modal/Presentation",
      "modal.removeFromParent()", .statement("_ = modal"), caughtBy: "ContainedCardTests"),
    Mutation(
      "root-jumps-behind-a-card",
      "The root jumps as a card goes and the next one holds the root back.",
      in: "Modal/Card",
      "removed = transform", .statement("_ = transform"),
      caughtBy: "ModalContainerTests"),
    Mutation(
      "root-seen-behind-a-card", "VoiceOver reads the root behind a card that dims it.",
      in: "Modal/API",
      "rootView.accessibilityElementsHidden = front != nil", .statement("_ = front"),
      caughtBy: "ModalContainerTests"),
    Mutation(
      "guide-below-the-spring", "A layout guide at a card jumps to where the card flies.",
      in: "Modal/Card",
      "animator.addAnimations { self.place(self.views, at: end, in: layout, of: container) self.layOut() }",
      .statement("place(views, at: end, in: layout, of: container)"), caughtBy: "ModalLayoutGuideTests"),
    Mutation(
      "list-counts-as-it-is", "A list counts with the height that it has, and not with its content's.",
      in: "Modal/Card",
      "view.contentSize.height + insets.top + insets.bottom", .expression("view.bounds.height"),
      caughtBy: "FittedListTests"),
    Mutation(
      "grabber-of-one-colour", "The grabber has not the colour that the app chose.",
      in: "Modal/Card",
      "bar.backgroundColor = configuration.grabberColor", .statement("bar.backgroundColor = .tertiaryLabel"),
      caughtBy: "DetentLookTests"),
    Mutation(
      "grabber-at-the-edge", "The grabber is not as far from the edge as the app chose.",
      in: "Modal/Card",
      "direction.offset(margin + self.size.height / 2)",
      .expression("direction.offset(self.size.height / 2)"),
      caughtBy: "DetentLookTests"),
    Mutation(
      "header-without-end", "A finger anywhere on the card drags it, although the app has chosen its header.",
      in: "Modal/Presentation",
      "max(height.finiteOrZero, 0)", .expression(".infinity"), caughtBy: "DragRegionTests"),
  ]
}
