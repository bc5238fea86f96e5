extension Mutation {
  /// What an app calls and is told.
  static let entry = [
    Mutation(
      "presented-twice", "A second tap on Compose presents a second draft.",
      in: "Modal/API/UIViewController+Modal.swift",
      "presentedViewController == nil", .expression("true"), caughtBy: "ButtonTests"),
    Mutation(
      "update-told-twice", "The delegate is told again of what it knows.",
      in: "Modal/Presentation/ModalDriver.swift",
      "update != lastUpdate", .expression("true"), caughtBy: "ModalTransitionTests"),
    Mutation(
      "cause-forgotten", "A tap outside or a key is reported as somebody else's dismissal.",
      in: "Modal/Presentation/ModalDriver+Escape.swift",
      "dismissal.cause = cause", .statement("_ = cause"), caughtBy: "TapOutsideTests"),
    Mutation(
      "edge-not-mirrored", "A modal of the leading edge comes from the left where lines begin at the right.",
      in: "Modal/API/ModalEdge.swift",
      "isRightToLeft ? .right : .left", .expression(".left"), caughtBy: "DirectionTests"),
    Mutation(
      "opening-cancel-ignored", "A modal whose finger is taken away as it opens stays in mid-air.",
      in: "Modal/Presentation/ModalDriver+Opening.swift",
      "handle(.cancelled(at: time))", .statement("_ = time"), caughtBy: "OpeningMomentTests"),
    Mutation(
      "opening-finger-late", "What the finger went before the modal was laid out is not made up for.",
      in: "Modal/Presentation/ModalDriver+Opening.swift",
      "pan.refresh(movingBy: way)", .statement("pan.refresh()"),
      caughtBy: "OpeningTests", "OpeningMomentTests"),
  ]
}
