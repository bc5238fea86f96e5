extension Mutation {
  /// Views that are posed, and given back.
  static let stage = [
    Mutation(
      "view-not-put-back", "A view that a transition has moved stays where that ended.",
      in: "Choreography",
      "if view.transform == shownTransform { write(transform: transform) }", .statement("_ = transform"),
      caughtBy: "RevealFlightTests", "StaggeredListTests", "ContainerSelectionTests"),
    Mutation(
      "opacity-not-put-back", "A view that a transition has faded stays faded.",
      in: "Choreography",
      "if Float(view.alpha) == Float(shownOpacity) { write(opacity: opacity) }", .statement("_ = opacity"),
      caughtBy: "MatchedTransitionTests", "RevealFlightTests"),
    Mutation(
      "mask-left", "A screen keeps the mask that it was opened through.",
      in: "Choreography",
      "if masked.mask === layer { masked.mask = former }", .statement("_ = former"),
      caughtBy: "AnimatedMaskTests"),
    Mutation(
      "mask-written-twice", "The mask is written though nothing differs.",
      in: "Choreography",
      "shape != shown", .expression("true"), caughtBy: "AnimatedMaskTests", "RevealTests"),
    Mutation(
      "pictures-left", "The pictures that stood for views stay on the screen.",
      in: "Choreography",
      "stage.view.removeFromSuperview()", .statement("_ = stage"),
      caughtBy: "RevealFlightTests", "MatchedTransitionTests"),
    Mutation(
      "picture-left-in-flight", "A picture that is of no more use flies on until the transition ends.",
      in: "Choreography",
      "if isOwned { view.removeFromSuperview() }", .statement("_ = isOwned"),
      caughtBy: "RevealTests", "MatchedTransitionChangeTests"),
    Mutation(
      "pictures-kept", "The pictures are kept in memory after the transition.",
      in: "Choreography",
      "snapshots = [:]", .statement("_ = snapshots"), caughtBy: "RevealTests"),
    Mutation(
      "dimming-left", "The screen below stays dark.",
      in: "Choreography",
      "dimmingView?.removeFromSuperview()", .statement("_ = dimmingView"),
      caughtBy: "RevealTests", "RevealFlightTests"),
    Mutation(
      "original-seen", "A picture is seen twice: as itself and as the copy that flies.",
      in: "Choreography/Matched",
      ".hidden(lower.view)", .expression("TransitionTrack(\"hidden\", lower.view, .opacity())"),
      caughtBy: "MatchedTransitionTests"),
    Mutation(
      "tracks-outdated", "A row that another message takes in mid-flight is still the end of the flight.",
      in: "Choreography",
      "if choreography.isOutdated(on: stage) { layOut() }", .statement("_ = stage"),
      caughtBy: "MatchedTransitionChangeTests", "ChoreographedModalTests"),
    Mutation(
      "safe-area-jerks", "The content of a page jerks as the page slides from under the bars.",
      in: "Choreography",
      "if case .running = state { for safeArea in safeAreas { safeArea.hold() } }",
      .statement("_ = safeAreas"),
      caughtBy: "NavigationTransitionTests"),
  ]
}
