extension Change {
  /// Mutants that no seed draws, in the order in which a gesture goes through the kit.
  static let chosen = [
    // MARK: What an app calls and is told.
    Change("presented-twice", in: "Modal/API", "refusal(of: modal, onTop: onTop)", "String?.none"),
    Change("update-told-twice", in: "Modal/Presentation", "update != lastUpdate", "true"),
    Change("cause-forgotten", in: "Modal/Presentation", "by: dismissal.takeCause()", "by: nil"),
    Change("edge-not-mirrored", in: "Modal/API", "isRightToLeft ? .right : .left", ".left"),
    Change(
      "opening-cancel-ignored", in: "Modal/Presentation", "pass(dragEnd, at: time)",
      "if dragEnd != .cancelled { pass(dragEnd, at: time) }"),
    // MARK: Fingers, and lists under them.
    Change(
      "cancelled-ignored", in: "Modal/Presentation", "pass(event)", "if event != .cancelled { pass(event) }"),
    Change(
      "release-without-velocity", in: "Modal/Presentation", "pass(.released(velocity: velocity))",
      "pass(.released(velocity: 0))"),
    Change("any-heading", in: "Modal/Presentation", "dragDirection.isAlong(direction) &&", "true &&"),
    Change("control-robbed", in: "Gesture", "!touchedViews.contains(where: \\.tracksFinger)", "true"),
    Change(
      "second-finger-heard", in: "Gesture",
      "for touch in touches where touch !== first { ignore(touch, for: event) }"),
    Change("list-keeps-finger", in: "Gesture", "min(translation, max(available, 0))", "translation"),
    Change(
      "rebase-skipped", in: "Modal/Presentation",
      "if isResized || interaction.pull != pull { finger.rebase() }"),
    Change(
      "tick-in-flight", in: "Modal/Accessibility", "state = .idle",
      "state = .idle; kind.makeGenerator()?.play()"),
    // MARK: The state machine and the policy.
    Change(
      "threshold-swapped", in: "Interaction",
      "projected < chosen.progress + threshold * (lower.progress - chosen.progress)",
      "projected > chosen.progress + threshold * (lower.progress - chosen.progress)"),
    Change("moving-back-ignored", in: "Interaction", "!(isMovingBack && isAhead)", "true"),
    Change(
      "catch-without-stop", in: "Interaction",
      "return catchScreen(boundFor: stop == .dismissed ? stop : detent)", "return nil"),
    Change("tap-leaves-hanging", in: "Interaction", "return settle(to: stop, at: 0, time)", "return nil"),
    Change(
      "veto-ignored", in: "Interaction",
      "stop == .dismissed && drag.permission != .granted ? stops.lowest.stop : stop", "stop"),
    Change(
      "veto-asked-twice", in: "Modal/Presentation",
      "driver.handle(.began(presentation?.permissionToDismiss() ?? .granted))",
      "_ = presentation?.permissionToDismiss(); driver.handle(.began(.granted))"
    ),
    Change("resisted-speed", in: "Interaction", "fingerVelocity * drag.slope", "fingerVelocity"),
    Change(
      "stall-in-nominal-frames", in: "Interaction", "shownTime = time",
      "shownTime = max(shownTime, animation.startTime) + 1.0 / 60"),
    // MARK: The physics.
    Change(
      "rubber-band-off", in: "Math", "$0 * reach / (reach.magnitude + $0)", "$0 * pull.finiteOrZero / $0"),
    Change(
      "throw-in-seconds", in: "Math", "velocity.finiteOrZero / 1000 * rate / (1 - rate)",
      "velocity.finiteOrZero * rate / (1 - rate)"),
    Change("spring-undamped", in: "Math", "exp(-dampingRatio * angularFrequency * time)", "CGFloat(1)"),
    Change(
      "rest-in-passing", in: "Math", "hypot(state.displacement, state.velocity / spring.angularFrequency)",
      "state.displacement.magnitude"),
    Change(
      "throw-not-springy", in: "Interaction", "velocity * (progress - target) > 0 ? throwSpring : tapSpring",
      "tapSpring"),
    // MARK: The look of the screen.
    Change("presenter-not-lifted", in: "Modal/Card", "farEdge - (center - scaled / 2)", "0"),
    Change(
      "presenter-scales-evenly", in: "Modal/Card",
      "max((shown - layout.stops.secondProgress) / (1 - layout.stops.secondProgress), 0)", "shown"),
    Change("interval-ignored", in: "Choreography", "track.interval.progress(at: progress)", "progress"),
    Change("interval-overshoots", in: "Interaction", "to < 1 ? 1 : max(share, 1)", "max(share, 1)"),
    Change(
      "stagger-one-way", in: "Choreography/Stagger", "(second.map(\\.reversed), first.map(\\.reversed))",
      "(second, first)"),
    // MARK: Views that are posed, and given back.
    Change(
      "view-not-put-back", in: "Choreography",
      "if view.transform == shownTransform { write(transform: transform) }"),
    Change("mask-written-twice", in: "Choreography", "shape != shown", "true"),
    Change(
      "original-seen", in: "Choreography/Matched", ".hidden(lower.view)",
      "TransitionTrack(\"hidden\", lower.view, .opacity())"),
    Change("tracks-outdated", in: "Choreography", "if choreography.isOutdated(on: stage) { layOut() }"),
    Change(
      "safe-area-jerks", in: "Choreography",
      "if case .running = state { for safeArea in safeAreas { safeArea.hold() } }"),
    // MARK: What the kit tells UIKit, and when.
    Change(
      "update-unreported", in: "Platform",
      "if context.isInteractive { context.updateInteractiveTransition(progress) }"),
    Change(
      "completed-twice", in: "Platform", "context.completeTransition(didComplete)",
      "context.completeTransition(didComplete); context.completeTransition(didComplete)"),
    Change(
      "cancel-never-completed", in: "Modal/Presentation", "return news + [.complete(isCompleted)]",
      "return isCompleted ? news + [.complete(true)] : news"),
    Change(
      "context-retained", in: "Platform", "state = .ended alongside?.end(completed: didComplete)",
      "alongside?.end(completed: didComplete)"),
    Change(
      "watchdog-off", in: "Modal/Presentation",
      "time - since > (isBeingDismissed ? Self.longPatience : Self.patience)", "false"),
    Change(
      "presentation-kept-open", in: "Modal/Presentation", "if !isClosing { return conclude(isOpen: true) }"),
    Change(
      "reduce-motion-ignored", in: "Platform", "isReduceMotionEnabled || prefersCrossFadeTransitions", "false"
    ),
    Change(
      "dismissed-under-alert", in: "Modal/Presentation",
      "guard driver.modal.coveringController == nil else { return pass(.cancelled) }"),
    Change(
      "unanimated-runs", in: "Modal/Presentation", "if !isAnimated { finishAtOnce(presents: presents) }"),
    // MARK: The card and the screen behind it, and what is restored.
    Change(
      "written-twice", in: "Modal/Card", "view.write(transform: transform)", "view.transform = transform"),
    Change(
      "passage-closed", in: "Modal/Card",
      "screenBehind.hitTest(convert(point, to: screenBehind), with: event)",
      "super.hitTest(point, with: event)"),
    // MARK: Where a card stands, where it comes from, and what plays it.
    Change("floats-at-the-edges", in: "Modal/Card", "inset * min((1 - progress) / (1 - start), 1)", "inset"),
    Change(
      "source-ignored", in: "Modal/Card",
      "departure = .shrinks(CardShrinking(into: source, from: slideEnd, in: layout))", "departure = .slides"),
    Change(
      "shrinking-card-not-met", in: "Modal/Card",
      "clip.bounds.contains(clip.layer.shownPoint(convert(point, to: clip)))", "clip.frame.contains(point)"),
    Change(
      "safe-area-counted-twice", in: "Modal/Card", "max(height.finiteOrZero - view.safeAreaInsets.bottom, 0)",
      "height.finiteOrZero"),
    Change(
      "key-frames-too-few", in: "Engine", "all(deviation .<= limit) && all(deviation .>= -limit)", "true"),
    Change(
      "flight-caught-at-its-start", in: "Engine", "flight.startTime + clock.elapsed", "flight.startTime"),
    Change(
      "binding-not-reset", in: "SwiftUI", "return [.reset(present), .callOnDismiss(cause)]",
      "return [.callOnDismiss(cause)]"),
    Change(
      "new-item-reset", in: "SwiftUI", "if binding.current() == id { binding.reset() }", "binding.reset()"),
    // MARK: The first responder, and the space for the keyboard.
    Change(
      "typing-not-given-back", in: "Modal/Keyboard",
      "if let window = view?.window, FirstResponderSnapshot(in: window) == nil { snapshot?.restore() }"),
    Change(
      "keyboard-room-twice", in: "Modal/Keyboard", "max(0, coveredHeight(of: card, in: container) - safe)",
      "coveredHeight(of: card, in: container)"),
    // MARK: Navigation and tabs.
    Change(
      "taken-away-and-popped", in: "Interaction", ".cancelled(at: time)", ".sent(to: .dismissed, at: time)"),
    Change(
      "returned-and-popped", in: "Screens", "current.transition.complete(isOpen == isOpening)",
      "current.transition.complete(true)"),
    Change(
      "tab-not-turned-round", in: "Screens", "!redirect(to: viewController, of: tabBarController)", "true"),
    Change("tab-told-too-soon", in: "Screens", "!$0.isCancelled", "($0.isCancelled || true)"),
    // MARK: Children side by side.
    Change(
      "appearance-unbalanced", in: "Container", "from.endAppearanceTransition() to.endAppearanceTransition()",
      "to.endAppearanceTransition()"),
    Change("wrong-child-selected", in: "Container", "isDone ? to : from", "to"),
    Change(
      "container-veto-ignored", in: "Container",
      "container.delegate?.transitionContainerController(container, shouldSelect: child) ?? true", "true"),
    Change("coordinator-says-done", in: "Container", "context.isReturning", "false"),
    // MARK: Cards beside the app, layout guides at a card, lists that are fitted, and what a card shows to be dragged by.
    Change(
      "root-keeps-its-foot", in: "Modal/API",
      "contained.reduce(UIEdgeInsets.zero) { $0.union($1.coveredInsets) }", "UIEdgeInsets.zero"),
    Change("card-covers-the-root", in: "Modal/Presentation", "view !== self", "true"),
    Change(
      "guide-below-the-spring", in: "Modal/Card",
      "animator.addAnimations { self.place(self.views, at: end, in: layout, of: container) self.layOut() }",
      "place(views, at: end, in: layout, of: container)"),
    Change(
      "list-counts-as-it-is", in: "Modal/Card", "view.contentSize.height + insets.top + insets.bottom",
      "view.bounds.height"),
    Change(
      "grabber-of-one-colour", in: "Modal/Card", "bar.backgroundColor = configuration.grabberColor",
      "bar.backgroundColor = .tertiaryLabel"),
    Change("header-without-end", in: "Modal/Presentation", "max(height.finiteOrZero, 0)", ".infinity"),
  ]
}
