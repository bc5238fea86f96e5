extension Mutation {
  /// What the kit tells UIKit, and when.
  static let transition = [
    Mutation(
      "cancel-unreported", "UIKit is not told that a transition is cancelled.",
      in: "Platform",
      "context.cancelInteractiveTransition()", .statement("_ = context"),
      caughtBy: "CatchTests", "StatusBarTests", "NavigationTransitionTests"),
    Mutation(
      "finish-unreported", "UIKit is not told that a transition is finished.",
      in: "Platform",
      "context.finishInteractiveTransition()", .statement("_ = context"),
      caughtBy: "NavigationTransitionTests"),
    Mutation(
      "update-unreported", "UIKit is not told how far the finger has brought the transition.",
      in: "Platform",
      "if context.isInteractive { context.updateInteractiveTransition(progress) }",
      .statement("_ = context"), caughtBy: "TrapTests", "OpeningTests"),
    Mutation(
      "alongside-left", "What runs along with a transition does not follow the finger.",
      in: "Platform",
      "alongside.show(progress)", .statement("_ = alongside"), caughtBy: "AlongsideTests"),
    Mutation(
      "completed-twice", "A transition is completed twice.",
      in: "Platform",
      "context.completeTransition(didComplete)",
      .statement("context.completeTransition(didComplete); context.completeTransition(didComplete)"),
      caughtBy: "DragTests"),
    Mutation(
      "never-completed", "UIKit never hears that a transition is over.",
      in: "Modal/Presentation",
      "transition.complete(didComplete)", .statement("_ = transition"), caughtBy: "DragTests"),
    Mutation(
      "cancel-never-completed", "A dismissal that a finger has called off is never completed.",
      in: "Modal/Presentation",
      "return news + [.complete(isCompleted)]",
      .statement("return isCompleted ? news + [.complete(true)] : news"),
      caughtBy: "CatchTests"),
    Mutation(
      "context-retained", "A transition that is over keeps its context.",
      in: "Platform",
      "state = .ended alongside?.end(completed: didComplete)",
      .statement("alongside?.end(completed: didComplete)"),
      caughtBy: "ButtonTests", "AsyncPresentationTests", "NavigationTransitionTests"),
    Mutation(
      "watchdog-off", "A dismissal that UIKit loses leaves an empty screen that takes all touches.",
      in: "Modal/Presentation",
      "time - since > (isBeingDismissed ? Self.longPatience : Self.patience)", .expression("false"),
      caughtBy: "WatchdogTests"),
    Mutation(
      "presentation-kept-open", "A tap on Cancel is lost while the card is still opening.",
      in: "Modal/Presentation",
      "if !isClosing { return conclude(isOpen: true) }", .statement("_ = isClosing"), caughtBy: "ButtonTests"),
    Mutation(
      "drag-without-transition", "A finger drags the card away, and UIKit hears of it on release.",
      in: "Modal/Presentation",
      "transitions.send(.draggedOut)", .statement("_ = transitions"), caughtBy: "TrapTests"),
    Mutation(
      "frames-at-rest", "A modal at rest asks for frames for ever.",
      in: "Flight",
      "frames.stop()", .statement("_ = frames"), caughtBy: "FigureTests"),
    Mutation(
      "background-in-mid-flight", "An app that comes back from the background finds the card in mid-air.",
      in: "Modal/Presentation",
      "engine.skipToStop()",
      .statement("_ = driver"), caughtBy: "CancellationTests", "OddMomentTests"),
    Mutation(
      "status-bar-late", "The status bar keeps its style while the card moves.",
      in: "Modal/Accessibility",
      "modal.updateStatusBar()", .statement("_ = modal"), caughtBy: "StatusBarTests"),
    Mutation(
      "reduce-motion-ignored", "Screens slide although the user asked for less motion.",
      in: "Platform",
      "isReduceMotionEnabled || prefersCrossFadeTransitions", .expression("false"),
      caughtBy: "ReduceMotionTests"),
    Mutation(
      "escape-gesture-ignored", "VoiceOver's gesture to go back does nothing.",
      in: "Modal/Card",
      "onEscape?() ?? false", .expression("false"), caughtBy: "EscapeTests"),
    Mutation(
      "escape-key-ignored", "The Escape key does nothing.",
      in: "Modal/Presentation",
      "presentation.dismiss(by: .key)", .statement("_ = presentation"), caughtBy: "EscapeTests"),
    Mutation(
      "escape-key-left", "A screen whose modal is gone still answers the Escape key.",
      in: "Modal/Accessibility",
      "if let modal { commands.forEach(modal.removeKeyCommand) }", .statement("_ = commands"),
      caughtBy: "EscapeTests"),
    Mutation(
      "tap-outside-ignored", "A tap beside the card does nothing.",
      in: "Modal/Presentation",
      "dismiss(by: .tapOutside)", .statement("_ = interaction"), caughtBy: "TapOutsideTests"),
    Mutation(
      "dismissed-under-alert",
      "A finger that held a card before an alert came up dismisses the card below the alert.",
      in: "Modal/Presentation",
      "guard driver.modal.coveringController == nil else { return pass(.cancelled) }",
      .statement("_ = driver"), caughtBy: "OnTopTests"),
    Mutation(
      "unanimated-runs", "A transition without animation that UIKit runs by the animator takes its time.",
      in: "Modal/Presentation",
      "if !isAnimated { finishAtOnce(presents: presents) }", .statement("_ = isAnimated"),
      caughtBy: "UnanimatedTests"),
    Mutation(
      "user-dismissal-untold", "UIKit's delegate does not hear that its user has dismissed a modal.",
      in: "Modal/API",
      "PresentationDelegateAdapter(host as? UIPresentationController)?.didDismiss()", .statement("_ = host"),
      caughtBy: "DismissalOrderTests"),
  ]
}
