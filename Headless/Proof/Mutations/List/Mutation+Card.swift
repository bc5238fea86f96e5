extension Mutation {
  /// Where a card stands, where it comes from, and what plays it.
  static let card = [
    Mutation(
      "placement-not-mirrored", "A card at the leading edge stands left in a right-to-left layout.",
      in: "Modal/API",
      "context.isRightToLeft ? right : left", .expression("left"), caughtBy: "TabletCardTests"),
    Mutation(
      "form-too-high", "A form is as high as the tablet.",
      in: "Modal/Card",
      "min(free, maximumHeight)", .expression("free"), caughtBy: "TabletCardTests"),
    Mutation(
      "floats-at-the-edges", "A card that floats is still away from the edges at full height.",
      in: "Modal/Card",
      "inset * min((1 - progress) / (1 - start), 1)", .expression("inset"), caughtBy: "FloatingCardTests"),
    Mutation(
      "source-ignored", "A card with a source slides.",
      in: "Modal/Card",
      "departure = .shrinks(CardShrinking(into: source, from: slideEnd, in: layout))",
      .statement("departure = .slides"),
      caughtBy: "SourceTests"),
    Mutation(
      "thrown-with-a-jerk", "A card that a finger throws turns towards its source at once.",
      in: "Modal/Card",
      "stands ? 0 : max(slideEnd, 0) * layout.travel", .expression("0"), caughtBy: "CardShrinkingTests"),
    Mutation(
      "shrinking-card-not-met", "A finger does not meet a card where the user sees it shrink.",
      in: "Modal/Card",
      "clip.bounds.contains(clip.layer.shownPoint(convert(point, to: clip)))",
      .expression("clip.frame.contains(point)"), caughtBy: "SourceTests"),
    Mutation(
      "material-left-behind", "The material keeps its size when the card changes its height.",
      in: "Modal/Card",
      "if let backdrop { fill(backdrop, with: size) }", .statement("_ = backdrop"),
      caughtBy: "FloatingCardTests"),
    Mutation(
      "safe-area-counted-twice", "A card that measures its content is too high by the safe area.",
      in: "Modal/Card",
      "max(height.finiteOrZero - view.safeAreaInsets.bottom, 0)", .expression("height.finiteOrZero"),
      caughtBy: "DetentTests"),
    Mutation(
      "key-frames-too-few", "Between two key frames the card is off its spring.",
      in: "Flight",
      "all(deviation .<= limit) && all(deviation .>= -limit)", .expression("true"), caughtBy: "FlightTests"),
    Mutation(
      "flight-caught-at-its-start", "A finger that catches a card takes it back to where the flight began.",
      in: "Flight",
      "flight.startTime + clock.elapsed", .expression("flight.startTime"),
      caughtBy: "CatchTests", "FlightTests"),
    Mutation(
      "signpost-not-ended", "Instruments shows a flight that never ends.",
      in: "Flight",
      "layout?.stop()\n    endSignpost?()", .statement("layout?.stop()"), caughtBy: "SignpostTests"),
    Mutation(
      "binding-not-reset", "A modal that the user dismissed leaves its binding as it is.",
      in: "SwiftUI",
      "return [.reset(present), .callOnDismiss(cause)]", .statement("return [.callOnDismiss(cause)]"),
      caughtBy: "BindingLifecycleTests"),
    Mutation(
      "new-item-reset", "A modal that is gone resets a binding that asks for something else.",
      in: "SwiftUI",
      "if binding.current() == id { binding.reset() }", .statement("binding.reset()"),
      caughtBy: "BoundPresentationTests"),
  ]
}
