extension Mutation {
  /// What a modal decides.
  static let interaction = [
    Mutation(
      "threshold-swapped", "Before the threshold the card leaves, beyond it it returns.",
      in: "Interaction/ProjectedThreshold.swift",
      "projected > chosen.fraction + threshold * (far.fraction - chosen.fraction)",
      .expression("projected < chosen.fraction + threshold * (far.fraction - chosen.fraction)"),
      caughtBy: "ProjectedThresholdTests", "DragTests"),
    Mutation(
      "moving-back-ignored", "A card that is far out leaves though the finger is on its way back.",
      in: "Interaction/ProjectedThreshold.swift",
      "!(isMovingBack && isFartherOut)", .expression("true"),
      caughtBy: "ProjectedThresholdTests"),
    Mutation(
      "projection-backwards", "A throw counts as one in the other direction.",
      in: "Interaction/TransitionRelease.swift",
      "fraction + Deceleration(rate: rate).distance(fromVelocity: velocity) / travel",
      .expression("fraction - Deceleration(rate: rate).distance(fromVelocity: velocity) / travel"),
      caughtBy: "ReleaseTests", "DragTests"),
    Mutation(
      "catch-without-stop", "A card in flight goes on under the finger that comes down on it.",
      in: "Interaction/InteractionState.swift",
      "return catchModal(boundFor: stop)", .statement("return nil"), caughtBy: "CatchTests"),
    Mutation(
      "catch-offset-lost", "A card that is caught jumps: how far it was off its place is not kept.",
      in: "Interaction/DragState.swift",
      "fraction < 0 ? rubberBand.pull(forOffset: fraction, dimension: 1) : fraction", .expression("0"),
      caughtBy: "CatchTests", "GripTests"),
    Mutation(
      "tap-leaves-hanging", "A tap that stops a card in flight leaves it there.",
      in: "Interaction/InteractionState.swift",
      "return settle(to: stop, at: 0, time)", .statement("return nil"), caughtBy: "CatchTests"),
    Mutation(
      "cancel-dismisses", "A touch that is taken away dismisses the modal.",
      in: "Interaction/InteractionState.swift",
      "return settle(to: stop(of: grip.home), at: 0, time)",
      .statement("return settle(to: .dismissed, at: 0, time)"),
      caughtBy: "CancellationTests"),
    Mutation(
      "veto-ignored", "A modal that may not go is dismissed by a finger.",
      in: "Interaction/InteractionState+Release.swift",
      "stop == .dismissed && grip.permission != .granted ? stops.lowest.stop : stop", .expression("stop"),
      caughtBy: "ModalTransitionTests", "ModalInteractionTableTests"),
    Mutation(
      "veto-asked-twice", "The app is asked twice in one drag whether its modal may go.",
      in: "Modal/Presentation/ModalDriver+PanReceiver.swift",
      "handle(.began(permission))", .statement("_ = permission; handle(.began(permission))"),
      caughtBy: "ModalTransitionTests"),
    Mutation(
      "attempt-not-told", "The app does not hear that somebody tried to dismiss a modal that may not go.",
      in: "Modal/Presentation/ModalDriver+PanReceiver.swift",
      "if isRefused { delegate?.didAttemptToDismiss(modal) }", .statement("_ = isRefused"),
      caughtBy: "ModalTransitionTests"),
    Mutation(
      "answer-ignored", "The answer to “Delete draft?” comes late and is not heard.",
      in: "Modal/Presentation/DismissalQuestion.swift",
      "answer(isGranted)", .statement("_ = isGranted"), caughtBy: "ConfirmationTests"),
    Mutation(
      "resisted-speed", "A card that resists is let go with more speed than it shows.",
      in: "Interaction/InteractionState.swift",
      "return settle(to: stop(releasing: grip, at: speed), at: speed * grip.slope, time)",
      .statement("return settle(to: stop(releasing: grip, at: speed), at: speed, time)"),
      caughtBy: "ModalInteractionFlightTests", "ModalInteractionContinuityTests"),
    Mutation(
      "flight-behind-screen", "A flight that begins between two frames begins before what is seen.",
      in: "Interaction/InteractionState.swift",
      "max(time, shownTime)", .expression("time"), caughtBy: "ModalInteractionTimeTests"),
    Mutation(
      "stall-in-nominal-frames", "A frame that comes late counts as one that came in time.",
      in: "Interaction/InteractionState.swift",
      """
      shownTime = time
          fraction = flight.value(at: time)
          velocity = flight.velocity(at: time) * travel
      """,
      .statement(
        """
        shownTime = max(shownTime, flight.startTime) + 1.0 / 60
        fraction = flight.value(at: shownTime)
        velocity = flight.velocity(at: shownTime) * travel
        """),
      caughtBy: "FrameRateTests", "ModalInteractionFlightTests"),
  ]
}
