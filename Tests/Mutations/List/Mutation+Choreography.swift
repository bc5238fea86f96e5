extension Mutation {
  /// What the screen looks like.
  static let choreography = [
    Mutation(
      "backdrop-not-lifted", "The screen behind shrinks, but does not peek out above the card.",
      in: "Choreography/CardGeometry.swift",
      "wanted - (center - shrunk / 2)", .expression("0"), caughtBy: "MailChoreographyTests"),
    Mutation(
      "backdrop-steps-evenly", "With two heights the screen behind steps back at the lower one too.",
      in: "Choreography/CardGeometry.swift",
      "1 - min(depth / layout.stops.secondFraction, 1)", .expression("1 - depth"),
      caughtBy: "DetentLookTests", "MailChoreographyTests"),
    Mutation(
      "safe-area-forgotten", "A card on a tablet stands on the foot of the screen.",
      in: "Choreography/CardGeometry.swift",
      "stage.size.height - top - bottom", .expression("stage.size.height - top"), caughtBy: "MailLayoutTests"),
    Mutation(
      "interval-ignored", "Every part of a transition goes the whole way long, whatever the timeline says.",
      in: "Stage/TransitionRenderer.swift",
      "track.interval.progress(at: progress)", .expression("progress"),
      caughtBy: "RevealTimelineTests", "MatchedElementsTests"),
    Mutation(
      "interval-not-mirrored", "Closing, a part eases as it does when it opens.",
      in: "Choreography/TransitionTimeline+Interval.swift",
      "easing.reversed", .expression("easing"), caughtBy: "TransitionTimelineTests"),
    Mutation(
      "interval-overshoots", "A part that ends early goes beyond its end where the whole swings.",
      in: "Choreography/TransitionTimeline+Interval.swift",
      "to < 1 ? 1 : max(share, 1)", .expression("max(share, 1)"),
      caughtBy: "TransitionTimelineIntervalTests"),
    Mutation(
      "corners-stay", "The corners of a screen that opens stay as round as the button that it came from.",
      in: "Choreography/RoundedShape.swift",
      "radii.interpolated(to: other.radii, at: progress)", .expression("radii"),
      caughtBy: "RoundedRectTests", "RevealTests"),
    Mutation(
      "stagger-one-way", "Rows that come one after another leave all at once.",
      in: "Choreography/Stagger/StaggerSchedule.swift",
      "(second.map(\\.reversed), first.map(\\.reversed))", .expression("(second, first)"),
      caughtBy: "StaggerScheduleTests"),
  ]
}
