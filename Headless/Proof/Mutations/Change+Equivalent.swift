extension Change {
  /// Mutants that no test on the headless UIKit can tell from the kit, with reasons that their lines do not show.
  static let equivalent =
    because(
      "The headless UIKit's own method does nothing there; a device's may.",
      [
        ("Choreography/TransitionStage.swift", "super.layoutSubviews()", ""),
        ("Modal/Card/CardView.swift", "super.layoutSubviews()", ""),
        ("Container/ContainerButtonRow.swift", "super.layoutSubviews()", ""),
        ("Modal/Card/CardView.swift", "super.safeAreaInsetsDidChange()", ""),
        ("Modal/Card/CardView.swift", "super.traitCollectionDidChange(previousTraitCollection)", ""),
        ("Container/ContainerButtonRow.swift", "super.traitCollectionDidChange(previousTraitCollection)", ""),
        ("Container/TransitionContainerController.swift", "super.viewDidLoad()", ""),
        (
          "Modal/Presentation/ModalPresentationController.swift",
          "super.preferredContentSizeDidChange(forChildContentContainer: container)", ""
        ),
        ("Gesture/PanGesture.swift", "super.reset()", ""),
      ])
    + because(
      "Without a screen behind, nothing reads it.",
      [
        ("Modal/Card/ModalViews.swift", "screenBehind?.radius ?? 0,", "screenBehind?.radius ?? 1,"),
        ("Modal/Card/ModalViews.swift", "source) ?? false,", "source) ?? true,"),
      ])
    + because(
      "The headless display shows each frame, whatever the range asks for.",
      [
        ("Platform/DisplayLink.swift", "maximum: 120,", "maximum: 121,"),
        ("Platform/DisplayLink.swift", "preferred: 120)", "preferred: 121)"),
        ("Platform/DisplayLink.swift", "60, maximum: 120,", "120, maximum: 60,"),
        ("Platform/DisplayLink.swift", "CAFrameRateRange(minimum: 60,", "CAFrameRateRange(minimum: 61,"),
      ])
    + because(
      "It does nothing without Objective-C, so not on Linux.",
      [
        (
          "Screens/TabTransition.swift",
          "Farewell.watch(nextDelegate) { [weak self] in if self?.nextDelegate == nil { self?.askAgain() } }",
          ""
        ),
        (
          "Screens/NavigationTransition.swift",
          "Farewell.watch(nextDelegate) { [weak self] in if self?.nextDelegate == nil { self?.askAgain() } }",
          ""
        ),
      ])
    + because(
      "The headless UIKit gives optional methods bodies, so none is missing.",
      [
        ("Platform/OptionalMethods.swift", "wantsInteractiveStart ?? true", "wantsInteractiveStart ?? false"),
        ("Platform/OptionalMethods.swift", "controller) ?? true", "controller) ?? false"),
        ("Platform/NamedMembers.swift", "controller) ?? true", "controller) ?? false"),
      ])
    + because(
      "A device may need it; the headless UIKit does the same by itself.",
      [
        ("Gesture/NavigationBarHeights.swift", "bar.view.layoutIfNeeded()", ""),
        ("Stagger/StaggerItems.swift", "setNeedsLayout()", ""),
        ("Container/ContainerButtonRow.swift", "superview?.setNeedsLayout()", ""),
        ("Modal/Card/CardView.swift", "superview?.setNeedsLayout()", ""),
      ])
    + [
      Change(
        "A flight to 1 is straight; asked for its slope, it gets the straight line's.",
        in: "Modal/Card/CardAppearance.swift", "max(start, end) <= 1", "max(start, end) < 1"),
      Change(
        "Two controllers that are no tabs never follow each other: the More list is the only one.",
        in: "Screens/TabTransition.swift", "indices[1] >", "indices[1] >="),
      Change(
        "A motion that begins at the end of the slide forgets that end in the same event.",
        in: "Modal/Presentation/ModalDriver.swift", "interaction.progress >=", "interaction.progress >"),
      Change(
        "UIKit has begun, so there is a container.",
        in: "Modal/Presentation/ModalFinger.swift", "{ return 0 }", "{ return 1 }"),
      Change(
        "The safe area of a screen is as wide on both sides.",
        in: "Modal/Card/ModalViews.swift", "safeArea.left, safeRight: safeArea.right,",
        "safeArea.right, safeRight: safeArea.left,"),
      Change(
        "At the end of the slide the detent that is looked for is the target itself.",
        in: "Interaction/InteractionState+Queries.swift", "target.progress <", "target.progress <="),
      Change(
        "The headless UIKit does nothing after a few turns without movement.",
        in: "Stage/StageTime.swift", ".none: quiet += 1", ".none: quiet += 2"),
      Change(
        "A card between both opacities is hit in the same way by both paths.",
        in: "Modal/Card/CardView.swift", "< 0.01, layer.presentation().map({",
        "< 0.0125, layer.presentation().map({"),
      Change(
        "The view is hidden and empty: what runs alongside begins from any opacity above 0.",
        in: "Platform/AlongsideScrubber.swift", "view.fade(to: 1)", "view.fade(to: 2)"),
      Change(
        "No test reads the log of its process.",
        in: "Platform/SharedState.swift", "NSLog(\"%@\", \"InteractiveModal: \" + sentence);", ";"),
      Change(
        "A device takes the keyboard away before the dismissal begins; the headless UIKit as it begins.",
        in: "Modal/API/ModalTransition.swift", "presentation.rememberFirstResponder()"),
      Change(
        "The headless UIKit never tells that a fitting size changed; a device does.",
        in: "Modal/Presentation/ModalPresentationController.swift", "containerView?.setNeedsLayout()"),
      Change(
        "The headless UIKit asks for no animator while a transition runs; a device may.",
        in: "Screens/SwipeInteraction.swift", "transition?.finishAtOnce()"),
      Change(
        "Its opacity is 0 from the beginning of the animation, so it is never hit (F159).",
        in: "Container/ContainerButtons.swift", "picture.isUserInteractionEnabled = false",
        "picture.isUserInteractionEnabled = true"),
      Change(
        "Outside of a window it adds no inset, and its observers refer to it weakly.",
        in: "Modal/Keyboard/KeyboardSafeArea.swift",
        "observers.forEach(NotificationCenter.default.removeObserver)"),
      Change(
        "Outside of a window it adds no inset; the line keeps observers from outliving it.",
        in: "Modal/Presentation/ModalPresentation.swift", "keyboard.stop()"),
      Change(
        "F66 makes it the way to another outcome; the headless UIKit takes the outcome without it.",
        in: "Platform/DrivenTransition.swift", "pauseForUIKit()"),
      Change(
        "The card with the action is gone before the presentation is.",
        in: "Modal/Presentation/ModalPresentation.swift", ".accessibilityAction) ?? false }",
        ".accessibilityAction) ?? true }"),
      Change(
        "The coordinator is freed with the finger, and the link ends with it.",
        in: "Gesture/ScrollHandoffCoordinator.swift", ".failed: frames.stop()", ".failed: "),
      Change(
        "The driver is freed at its end, and the link ends with it.",
        in: "Screens/ScreenTransition.swift", "engine.stopFrames()"),
      Change(
        "The driver is freed at its end, and the observer ends with it.",
        in: "Screens/ScreenTransition.swift", "system.stop()"),
      Change(
        "Each time another line stops them too: the card leaves the window, or the next frame does.",
        in: "Modal/Presentation/ModalPresentation.swift", "engine.stopFrames()"),
      Change(
        "The headless UIKit has laid the items out already; a device may not.",
        in: "Stagger/StaggerTransition.swift", "findItems(on: stage).layOut()"),
    ]

  private static func because(
    _ reason: String, _ changes: [(file: String, original: String, replacement: String)]
  ) -> [Change] {
    changes.map { Change(reason, in: $0.file, $0.original, $0.replacement) }
  }
}
