extension Mutation {
  /// The look of the screen.
  static let choreography = [
    Mutation(
      "presenter-not-lifted", "The screen behind shrinks, but does not peek out above the card.",
      in: "Modal/Card",
      "farEdge - (center - scaled / 2)", .expression("0"), caughtBy: "CardPoseTests"),
    Mutation(
      "presenter-scales-evenly", "With two detents the screen behind scales back at the lower one too.",
      in: "Modal/Card",
      "max((shown - layout.stops.secondProgress) / (1 - layout.stops.secondProgress), 0)",
      .expression("shown"),
      caughtBy: "DetentLookTests", "CardPoseTests"),
    Mutation(
      "safe-area-forgotten", "A card on a tablet reaches the bottom of the screen.",
      in: "Modal/Card",
      "context.size.height - top - bottom", .expression("context.size.height - top"),
      caughtBy: "CardLayoutTests"),
    Mutation(
      "interval-ignored", "Every part of a transition goes the whole way long, whatever the timeline says.",
      in: "Choreography",
      "track.interval.progress(at: progress)", .expression("progress"),
      caughtBy: "RevealTimelineTests", "MatchedTransitionTests"),
    Mutation(
      "interval-not-mirrored", "Closing, a part eases as it does when it opens.",
      in: "Interaction",
      "easing.reversed", .expression("easing"), caughtBy: "TransitionTimelineTests"),
    Mutation(
      "interval-overshoots", "A part that ends early goes beyond its end where the whole swings.",
      in: "Interaction",
      "to < 1 ? 1 : max(share, 1)", .expression("max(share, 1)"),
      caughtBy: "TransitionTimelineTests"),
    Mutation(
      "corners-stay", "The corners of a screen that opens stay as round as the button that it came from.",
      in: "Math",
      "radii.interpolated(to: other.radii, at: progress)", .expression("radii"),
      caughtBy: "RoundedShapeTests", "RevealTests"),
    Mutation(
      "stagger-one-way", "Rows that come one after another leave all at once.",
      in: "Choreography/Stagger",
      "(second.map(\\.reversed), first.map(\\.reversed))", .expression("(second, first)"),
      caughtBy: "StaggerScheduleTests"),
  ]
}
