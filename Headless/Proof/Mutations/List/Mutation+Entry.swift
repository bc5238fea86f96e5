extension Mutation {
  /// What an app calls and is told.
  static let entry = [
    Mutation(
      "presented-twice", "A second tap on Compose presents a second draft.",
      in: "Modal/API",
      "refusal(of: modal, onTop: onTop)", .expression("nil"), caughtBy: "ButtonTests"),
    Mutation(
      "update-told-twice", "The delegate is sent an update twice.",
      in: "Modal/Presentation",
      "update != lastUpdate", .expression("true"), caughtBy: "ModalTransitionTests"),
    Mutation(
      "cause-forgotten", "A dismissal by a tap outside or by a key is reported as one by code.",
      in: "Modal/Presentation",
      "by: dismissal.takeCause()", .expression("by: nil"), caughtBy: "TapOutsideTests"),
    Mutation(
      "edge-not-mirrored", "A modal of the leading edge comes from the left where lines begin at the right.",
      in: "Modal/API",
      "isRightToLeft ? .right : .left", .expression(".left"), caughtBy: "DirectionTests"),
    Mutation(
      "opening-cancel-ignored", "A modal that is pulled open stays where the system cancels the touch.",
      in: "Modal/Presentation",
      "pass(dragEnd, at: time)",
      .statement("if dragEnd != .cancelled { pass(dragEnd, at: time) }"),
      caughtBy: "OpeningMomentTests"),
    Mutation(
      "opening-finger-late", "A modal that is pulled open never reaches the finger.",
      in: "Modal/Presentation",
      "pan.refresh(movingBy: distance)", .statement("pan.refresh()"),
      caughtBy: "OpeningTests", "OpeningMomentTests"),
  ]
}
