extension Mutation {
  /// The physics.
  static let motion = [
    Mutation(
      "rubber-band-off",
      "A card that is pulled beyond its open position follows the finger without resistance.",
      in: "Math",
      "$0 * reach / (reach.magnitude + $0)", .expression("$0 * pull.finiteOrZero / $0"),
      caughtBy: "RubberBandTests", "DragStateTests"),
    Mutation(
      "band-caught-with-jump", "A card that is caught beyond its open position jumps.",
      in: "Math",
      "room * share / (coefficient * (1 - share.magnitude))", .expression("room * share / coefficient"),
      caughtBy: "RubberBandTests", "DragStateTests"),
    Mutation(
      "throw-in-seconds", "A throw coasts a thousand times as far.",
      in: "Math",
      "velocity.finiteOrZero / 1000 * rate / (1 - rate)",
      .expression("velocity.finiteOrZero * rate / (1 - rate)"), caughtBy: "DecelerationTests"),
    Mutation(
      "spring-undamped", "A card that is let go swings for ever.",
      in: "Math",
      "exp(-dampingRatio * angularFrequency * time)", .expression("1"), caughtBy: "SpringStateTests"),
    Mutation(
      "flight-without-speed", "A card that is let go begins its flight from standing.",
      in: "Math",
      "self.velocity = velocity.finiteOrZero", .statement("self.velocity = 0"),
      caughtBy: "SpringAnimationTests"),
    Mutation(
      "rest-in-passing", "A spring that swings is called at rest as it passes its target.",
      in: "Math",
      "hypot(state.displacement, state.velocity / spring.angularFrequency)",
      .expression("state.displacement.magnitude"), caughtBy: "SpringAnimationRestTests"),
    Mutation(
      "throw-not-springy", "A throw ends as calmly as a tap.",
      in: "Interaction",
      "velocity * (progress - target) > 0 ? throwSpring : tapSpring", .expression("tapSpring"),
      caughtBy: "MotionParametersTests"),
  ]
}
