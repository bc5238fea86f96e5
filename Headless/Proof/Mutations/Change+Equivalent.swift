extension Change {
  /// Mutants that no test on the headless UIKit can tell from the kit, each with the reason.
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
      "No finger and no frame meets the bound of a continuous value.",
      [
        ("Gesture/ScriptedTouch.swift", "distance >= Self.hysteresis", "distance > Self.hysteresis"),
        ("Modal/Presentation/PresentationRequest.swift", "since > Self.patience", "since >= Self.patience"),
        ("Interaction/Flight+Moments.swift", "start.time >", "start.time >="),
        (
          "Gesture/NavigationBarHeights.swift", "adjustedContentInset.top).magnitude <=",
          "adjustedContentInset.top).magnitude <"
        ),
        (
          "Modal/Presentation/PresentationLifecycle.swift", "since > (isBeingDismissed",
          "since >= (isBeingDismissed"
        ),
        ("Math/SpringAnimation+Rest.swift", "spring.angularFrequency) <", "spring.angularFrequency) <="),
        ("Flight/KeyFrames.swift", "last.moment.time <", "last.moment.time <="),
        ("Screens/ScreenTransition.swift", "since > Self.patience", "since >= Self.patience"),
        ("Math/RubberBand.swift", "CGFloat = 1 - 1e-6", "CGFloat = 1 - 1.2499999999999999e-06"),
        ("Platform/AlongsideScrubber.swift", "- 1)) < 1e-6,", "- 1)) <= 1e-6,"),
        ("Platform/AlongsideScrubber.swift", "< 1e-6, abs(goal", "< 1.2499999999999999e-06, abs(goal"),
        ("Platform/AlongsideScrubber.swift", "start) > 1e-6,", "start) >= 1e-6,"),
        ("Platform/AlongsideScrubber.swift", "start) > 1e-6,", "start) > 1.2499999999999999e-06,"),
        ("Platform/AlongsideScrubber.swift", "start) > Self.firstStep,", "start) >= Self.firstStep,"),
        ("Platform/AlongsideScrubber.swift", "- start) > Self.firstStep /", "- start) >= Self.firstStep /"),
        ("Flight/TransitionInspector.swift", "progress) > 1e-9 else", "progress) > 1.25e-09 else"),
        ("Modal/Card/CardView.swift", "alpha < 0.01,", "alpha <= 0.01,"),
        ("Math/SpringAnimation+Rest.swift", "0) >= tolerance", "0) > tolerance"),
        (
          "Stage/StageTime.swift", "guard CACurrentMediaTime() - start < limit else {",
          "guard CACurrentMediaTime() - start <= limit else {"
        ),
      ])
    + because(
      "It brackets the time that the bisection finds to a microsecond.",
      [
        ("Math/SpringAnimation+Rest.swift", "upper) >= tolerance", "upper) > tolerance"),
        ("Math/SpringAnimation+Rest.swift", "middle) < tolerance", "middle) <= tolerance"),
        ("Math/SpringAnimation+Rest.swift", "lower > Self.resolution", "lower >= Self.resolution"),
        ("Math/SpringAnimation+Rest.swift", "(upper, upper * 2)", "(upper, upper * 3)"),
        ("Interaction/Flight+Moments.swift", "($0.progress >", "($0.progress >="),
      ])
    + because(
      "A quotient has the sign of the product.",
      [
        ("Interaction/InteractionState+Queries.swift", "target) * (progress", "target) / (progress"),
        ("Interaction/Flight+Moments.swift", "last.velocity *", "last.velocity /"),
      ])
    + because(
      "The bounds of the view begin at 0.",
      [
        ("Modal/Card/PassthroughView.swift", "other.minY -", "other.minY +"),
        ("Modal/Card/CardView.swift", "other.minY -", "other.minY +"),
        ("Modal/Card/CardView.swift", "other.minX -", "other.minX +"),
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
        "No content is less than a point high.",
        in: "Modal/Card/ModalContent.swift", "modal.preferredContentSize.height > 0 {",
        "modal.preferredContentSize.height > 1 {"),
      Change(
        "At a progress of 0 the quotient is 0, too.",
        in: "Modal/Card/CardGeometry.swift", "progress > 0", "progress >= 0"),
      Change(
        "At the end of the slide the quotient is 1, too.",
        in: "Modal/Card/CardGeometry.swift", "progress >= slideEnd", "progress > slideEnd"),
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
        "It guards the division in a window without width, which shows no source.",
        in: "Modal/Card/ScreenBehind.swift", "max(bounds.width, 1)", "max(bounds.width, 2)"),
      Change(
        "The distance is not 0, so the time is not.",
        in: "Math/SpringAnimation+Passage.swift", "return time > 0", "return time >= 0"),
      Change(
        "At a ratio of 1 the rate is 0, which the branch above takes.",
        in: "Math/SpringAnimation+Passage.swift", "if ratio < 1", "if ratio <= 1"),
      Change(
        "A flight that is so short gets one moment more.",
        in: "Interaction/Flight+Moments.swift", "4)).rounded(.up), 1)", "4)).rounded(.up), 2)"),
      Change(
        "No time is asked for before the first frame.",
        in: "Flight/KeyFrames.swift", "?? 0, paces.count", "?? 1, paces.count"),
      Change(
        "A finger along the travel has gone some way along it.",
        in: "Interaction/DragDirection.swift", "translation) <", "translation) <="),
      Change(
        "A card of less than a point is not seen.",
        in: "Modal/Card/CardPlacement.swift", "max(length, 0))", "max(length, 1))"),
      Change(
        "UIKit has begun, so there is a container.",
        in: "Modal/Presentation/ModalFinger.swift", "{ return 0 }", "{ return 1 }"),
      Change(
        "A key has to differ from others only.",
        in: "Choreography/TransitionRenderer.swift", "track.interval.from, to: track.interval.to)",
        "track.interval.to, to: track.interval.from)"),
      Change(
        "The safe area of a screen is as wide on both sides.",
        in: "Modal/Card/ModalViews.swift", "safeArea.left, safeRight: safeArea.right,",
        "safeArea.right, safeRight: safeArea.left,"),
      Change(
        "At the end of the slide the detent that is looked for is the target itself.",
        in: "Interaction/InteractionState+Queries.swift", "target.progress <", "target.progress <="),
      Change(
        "A tuned value: an animator that runs has moved ten times as far.",
        in: "Platform/AlongsideScrubber.swift", "Self.firstStep / 10", "Self.firstStep / 11"),
      Change(
        "A tuned value: a frame of 120 Hz is four times as long.",
        in: "Flight/KeyFrames.swift", "TimeInterval = 0.002", "TimeInterval = 0.0025"),
      Change(
        "The first frame sets it before anything reads it.",
        in: "Choreography/TransitionRenderer.swift", "progress: CGFloat = 0", "progress: CGFloat = 1"),
      Change(
        "Any width but the present one serves.",
        in: "Modal/Card/ModalContent.swift", "width / 2) ==", "width / 3) =="),
      Change(
        "The headless UIKit does nothing after a few turns without movement.",
        in: "Stage/StageTime.swift", ".none: quiet += 1", ".none: quiet += 2"),
      Change(
        "A few turns are all that is promised.",
        in: "Stage/ModalTestStage.swift", "_ in 0..<4 {", "_ in 0..<5 {"),
      Change(
        "A slope that differs by a hundredth of a percent from a straight line is not seen.",
        in: "Flight/KeyFrames.swift", "= 1e-4...0.75", "= 0.000125...0.75"),
      Change(
        "A tuned number of frames: the card begins to move a 120th of a second later.",
        in: "Gesture/NavigationBarHeights.swift", "patience = 3", "patience = 4"),
      Change(
        "A card between both opacities is hit in the same way by both paths.",
        in: "Modal/Card/CardView.swift", "< 0.01, layer.presentation().map({",
        "< 0.0125, layer.presentation().map({"),
      Change(
        "The view is hidden and empty: what runs alongside begins from any opacity above 0.",
        in: "Platform/AlongsideScrubber.swift", "view.fade(to: 1)", "view.fade(to: 2)"),
      Change(
        "Only differences of it are used.",
        in: "Platform/SharedState.swift", "CACurrentMediaTime() : 0 }", "CACurrentMediaTime() : 1 }"),
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
        "No line of text is less than a point high.",
        in: "Choreography/Matched/MatchedText.swift", "> 0, font.ascender", "> 1, font.ascender"),
      Change(
        "The order of effects on different properties does not matter.",
        in: "Choreography/Slides/PageSlideTransition.swift",
        ".offset(to: stage.departure(by: -parallax * length)), .opacity(to: dimmedOpacity)),",
        ".opacity(to: dimmedOpacity),\n        .offset(to: stage.departure(by: -parallax * length))),"),
      Change(
        "It says whether the ends differ, whichever is first.",
        in: "Flight/PlayedFlight.swift", "start, to: flight.animation.target).map",
        "flight.animation.target, to: start).map"),
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
      Change(
        "A duration does not depend on the start.",
        in: "Math/SpringAnimation+Rest.swift", "0).restTime(within:", "1).restTime(within:"),
      Change(
        "The way back takes as long.",
        in: "Math/SpringAnimation+Rest.swift", "1, target: 0,", "0, target: 1,"),
    ]

  private static func because(
    _ reason: String, _ changes: [(file: String, original: String, replacement: String)]
  ) -> [Change] {
    changes.map { Change(reason, in: $0.file, $0.original, $0.replacement) }
  }
}
