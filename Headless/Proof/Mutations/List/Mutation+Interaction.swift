extension Mutation {
  /// The state machine and the policy.
  static let interaction = [
    Mutation(
      "threshold-swapped", "The card closes before the threshold and returns beyond it.",
      in: "Interaction",
      "projected < chosen.progress + threshold * (lower.progress - chosen.progress)",
      .expression("projected > chosen.progress + threshold * (lower.progress - chosen.progress)"),
      caughtBy: "ProjectedThresholdTests", "DragTests"),
    Mutation(
      "moving-back-ignored", "A card closes although the finger moves back.",
      in: "Interaction",
      "!(isMovingBack && isAhead)", .expression("true"),
      caughtBy: "ProjectedThresholdTests"),
    Mutation(
      "projection-backwards", "A throw counts as one in the other direction.",
      in: "Interaction",
      "progress - Deceleration(rate: rate).distance(fromVelocity: velocity) / travel",
      .expression("progress + Deceleration(rate: rate).distance(fromVelocity: velocity) / travel"),
      caughtBy: "TransitionReleaseTests", "DragTests"),
    Mutation(
      "catch-without-stop", "A card in flight goes on under the finger that comes down on it.",
      in: "Interaction",
      "return catchScreen(boundFor: stop == .dismissed ? stop : detent)", .statement("return nil"),
      caughtBy: "CatchTests"),
    Mutation(
      "catch-offset-lost", "A card that is caught jumps to its open position.",
      in: "Interaction",
      "1 + pull", .expression("1"),
      caughtBy: "CatchTests", "DragStateTests"),
    Mutation(
      "tap-leaves-hanging", "A tap that stops a card in flight leaves it there.",
      in: "Interaction",
      "return settle(to: stop, at: 0, time)", .statement("return nil"), caughtBy: "CatchTests"),
    Mutation(
      "cancel-dismisses", "A touch that the system cancels dismisses the modal.",
      in: "Interaction",
      "return settle(to: drag.cancelTarget == .detent ? detent : .dismissed, at: 0, time)",
      .statement("return settle(to: .dismissed, at: 0, time)"),
      caughtBy: "CancellationTests"),
    Mutation(
      "veto-ignored", "A finger dismisses a modal that may not close.",
      in: "Interaction",
      "stop == .dismissed && drag.permission != .granted ? stops.lowest.stop : stop", .expression("stop"),
      caughtBy: "ModalTransitionTests", "InteractionStateTableTests"),
    Mutation(
      "veto-asked-twice", "The app is asked twice in one drag whether its modal may close.",
      in: "Modal/Presentation",
      "driver.handle(.began(presentation?.permissionToDismiss() ?? .granted))",
      .statement(
        """
        _ = presentation?.permissionToDismiss()
        driver.handle(.began(presentation?.permissionToDismiss() ?? .granted))
        """),
      caughtBy: "ModalTransitionTests"),
    Mutation(
      "attempt-not-told", "The app is not told that the user tried to dismiss a modal that may not close.",
      in: "Modal/Presentation",
      "if isRefused { presentation?.releaseWasRefused() }", .statement("_ = isRefused"),
      caughtBy: "ModalTransitionTests"),
    Mutation(
      "answer-ignored", "The answer to “Delete draft?” comes late and does nothing.",
      in: "Modal/Presentation",
      "self.answer(isGranted, for: cause)", .statement("_ = isGranted"), caughtBy: "ConfirmationTests"),
    Mutation(
      "resisted-speed", "A card that resists is released with more velocity than it shows.",
      in: "Interaction",
      "fingerVelocity * drag.slope", .expression("fingerVelocity"),
      caughtBy: "InteractionStateFlightTests", "InteractionStateContinuityTests"),
    Mutation(
      "flight-behind-screen",
      "A flight that begins between two frames begins before the time that the screen shows.",
      in: "Interaction",
      "max(time, shownTime)", .expression("time"), caughtBy: "InteractionStateTimeTests"),
    Mutation(
      "stall-in-nominal-frames", "A frame that comes late counts as one that came in time.",
      in: "Interaction",
      "shownTime = time", .statement("shownTime = max(shownTime, animation.startTime) + 1.0 / 60"),
      caughtBy: "FrameRateTests", "InteractionStateFlightTests"),
  ]
}
