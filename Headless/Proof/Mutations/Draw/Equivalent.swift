import Foundation

/// A mutant that no test on the headless UIKit can tell from the kit.
struct Equivalent: Sendable {
  /// Below the sources of the kit or the test kit.
  let file: String
  /// The whole line of the source, without its indentation.
  let line: String
  /// The line of the mutant; empty if it drops the line.
  let mutant: String
  /// Why nothing tells the two apart.
  let reason: String

  /// - Parameters:
  ///   - change: The part of the line that the mutant replaces, and what it has there; `nil` if it
  ///     drops the line.
  init(_ file: String, _ line: String, _ change: (String, String)?, _ reason: String) {
    (self.file, self.line, self.reason) = (file, line, reason)
    mutant = change.map { line.replacingOccurrences(of: $0, with: $1) } ?? ""
  }

  /// A bound that a continuous value never meets.
  private static let bound = "No finger and no frame meets the bound of a continuous value."
  /// A line that a device needs.
  private static let guardsPhones = "A device may need it; the headless UIKit does the same by itself."

  /// The line that waits for the end of an object.
  private static let unwatched = "It does nothing without Objective-C, so not on Linux."

  private static let atZero = "The bounds of the view begin at 0."

  private static let bracket = "It brackets the time that the bisection finds to a microsecond."

  private static let anyRate = "The headless display shows each frame, whatever the range asks for."

  private static let noneBehind = "Without a screen behind, nothing reads it."

  /// A method that an object with default bodies has, on Linux.
  private static let implemented = "The headless UIKit gives optional methods bodies, so none is missing."

  /// The calls of super that a device may need.
  private static let superCalls = [
    ("Choreography/TransitionStage.swift", "super.layoutSubviews()"),
    ("Modal/Card/CardView.swift", "super.layoutSubviews()"),
    ("Container/ContainerButtonRow.swift", "super.layoutSubviews()"),
    ("Modal/Card/CardView.swift", "super.safeAreaInsetsDidChange()"),
    ("Modal/Card/CardView.swift", "super.traitCollectionDidChange(previousTraitCollection)"),
    ("Container/ContainerButtonRow.swift", "super.traitCollectionDidChange(previousTraitCollection)"),
    ("Container/TransitionContainerController.swift", "super.viewDidLoad()"),
    (
      "Modal/Presentation/ModalPresentationController.swift",
      "super.preferredContentSizeDidChange(forChildContentContainer: container)"
    ),
    ("Gesture/PanGesture.swift", "super.reset()"),
  ].map { Equivalent($0, $1, nil, "The headless UIKit's own method does nothing there; a device's may.") }

  static let all = superCalls + listed

  private static let listed = [
    // MARK: Bounds
    Equivalent(
      "Gesture/ScriptedTouch.swift", "guard distance >= Self.hysteresis - 1e-9 else { return false }",
      (">=", ">"), bound),
    Equivalent(
      "Modal/Presentation/PresentationRequest.swift",
      "time - since > Self.patience", (">", ">="), bound),
    Equivalent(
      "Interaction/Flight+Moments.swift", "while end.time - start.time > Self.resolution {", (">", ">="),
      bound),
    Equivalent(
      "Gesture/NavigationBarHeights.swift",
      "(contentOffset.y + adjustedContentInset.top).magnitude <= tolerance", ("<=", "<"), bound),
    Equivalent(
      "Modal/Card/ModalContent.swift",
      "if modal.preferredContentSize.height > 0 { return modal.preferredContentSize.height.finiteOrZero }",
      ("> 0", "> 1"),
      "No content is less than a point high."),
    Equivalent(
      "Modal/Presentation/PresentationLifecycle.swift",
      "time - since > (isBeingDismissed ? Self.longPatience : Self.patience)", (">", ">="), bound),
    Equivalent(
      "Math/SpringAnimation+Rest.swift",
      "hypot(state.value - target, state.velocity / spring.angularFrequency) < Self.allowed(tolerance: tolerance)",
      ("<", "<="), bound),
    Equivalent(
      "Math/SpringAnimation+Rest.swift", "while amplitude(after: upper) >= tolerance {", (">=", ">"),
      bracket),
    Equivalent(
      "Math/SpringAnimation+Rest.swift",
      "if amplitude(after: middle) < tolerance { upper = middle } else { lower = middle }", ("<", "<="),
      bracket),
    Equivalent(
      "Math/SpringAnimation+Rest.swift", "while upper - lower > Self.resolution {", (">", ">="), bracket),
    Equivalent(
      "Flight/KeyFrames.swift", "if next.moment.time - last.moment.time < Self.shortest", ("<", "<="), bound
    ),
    Equivalent(
      "Modal/Card/CardGeometry.swift",
      "let share = progress >= slideEnd ? 1 : progress > 0 ? progress / slideEnd : 0", ("> 0", ">= 0"),
      "At a progress of 0 the quotient is 0, too."),
    Equivalent(
      "Modal/Card/CardGeometry.swift",
      "let share = progress >= slideEnd ? 1 : progress > 0 ? progress / slideEnd : 0", (">=", ">"),
      "At the end of the slide the quotient is 1, too."),
    Equivalent(
      "Modal/Card/CardAppearance.swift", "max(start, end) <= 1 && min(start, end) >= slideEnd", ("<=", "<"),
      "A flight to 1 is straight; asked for its slope, it gets the straight line's."),
    Equivalent(
      "Screens/TabTransition.swift", "return indices[1] > indices[0] ? .forward : .backward", (">", ">="),
      "Two controllers that are no tabs never follow each other: the More list is the only one."),
    Equivalent(
      "Screens/ScreenTransition.swift",
      "case .waiting(let since, _): if SharedState.systemNow - since > Self.patience { end() }",
      (">", ">="),
      bound),
    Equivalent(
      "Modal/Presentation/ModalDriver.swift",
      "if !isResized, layout.travel != former.travel, interaction.progress >= interaction.slideEnd {",
      (">=", ">"), "A motion that begins at the end of the slide forgets that end in the same event."),
    Equivalent(
      "Modal/Card/ScreenBehind.swift", "let scale = frame.width / max(bounds.width, 1)", ("1)", "2)"),
      "It guards the division in a window without width, which shows no source."),
    Equivalent(
      "Math/SpringAnimation+Passage.swift",
      "return time > 0 && time.isFinite ? TimeInterval(time) + Self.lateness : nil", ("> 0", ">= 0"),
      "The distance is not 0, so the time is not."),
    Equivalent(
      "Math/SpringAnimation+Passage.swift", "} else if ratio < 1 {", ("<", "<="),
      "At a ratio of 1 the rate is 0, which the branch above takes."),
    Equivalent(
      "Math/RubberBand.swift", "private static let fullest: CGFloat = 1 - 1e-6",
      ("1e-6", "1.2499999999999999e-06"), bound),
    Equivalent(
      "Interaction/Flight+Moments.swift",
      "let count = max((length / min(Self.longest, animation.spring.response / 4)).rounded(.up), 1)",
      ("1)", "2)"), "A flight that is so short gets one moment more."),
    Equivalent(
      "Flight/KeyFrames.swift",
      "let index = min(frames.lastIndex { $0.moment.time <= time } ?? 0, paces.count - 1)",
      ("?? 0", "?? 1"),
      "No time is asked for before the first frame."),
    Equivalent(
      "Interaction/InteractionState+Queries.swift",
      "return isClosed || motion.isReduced && (former - target) * (progress - target) <= 0",
      (") * (", ") / ("),
      "A quotient has the sign of the product."),
    Equivalent(
      "Modal/Card/PassthroughView.swift", "divided(atDistance: other.minY - minY, from: .minYEdge).slice,",
      ("- minY", "+ minY"), atZero),
    Equivalent(
      "Modal/Card/CardView.swift",
      "top: other.minY - minY, left: other.minX - minX, bottom: maxY - other.maxY, right: maxX - other.maxX)",
      ("minY - minY", "minY + minY"), atZero),
    Equivalent(
      "Modal/Card/CardView.swift",
      "top: other.minY - minY, left: other.minX - minX, bottom: maxY - other.maxY, right: maxX - other.maxX)",
      ("minX - minX", "minX + minX"), atZero),
    Equivalent(
      "Interaction/DragDirection.swift", "isAlong(direction) && direction.component(of: translation) < 0",
      ("< 0", "<= 0"), "A finger along the travel has gone some way along it."),
    Equivalent(
      "Interaction/Flight+Moments.swift", "if last.velocity * next.velocity < 0 {", (" * ", " / "),
      "A quotient has the sign of the product."),
    Equivalent(
      "Modal/Card/CardPlacement.swift",
      "return layout.direction.farPiece(of: rect, length: max(length, 0))", ("0)", "1)"),
      "A card of less than a point is not seen."),
    Equivalent(
      "Modal/Card/ModalViews.swift", "presenterRadius: screenBehind?.radius ?? 0,", ("?? 0", "?? 1"),
      noneBehind),
    Equivalent(
      "Modal/Card/ModalViews.swift",
      "presenterStepsBack: screenBehind?.stepsBack(behindCardOf: source) ?? false,", ("false", "true"),
      noneBehind),
    Equivalent(
      "Modal/Presentation/ModalFinger.swift",
      "guard let container = driver.playedContainer else { return 0 }", ("0 }", "1 }"),
      "UIKit has begun, so there is a container."),
    Equivalent(
      "Choreography/TransitionRenderer.swift",
      "let key = Key(name: track.name, from: track.interval.from, to: track.interval.to)",
      (
        "from: track.interval.from, to: track.interval.to",
        "from: track.interval.to, to: track.interval.from"
      ),
      "A key has to differ from others only."),
    Equivalent(
      "Modal/Card/ModalViews.swift", "safeLeft: safeArea.left, safeRight: safeArea.right,",
      ("safeArea.left, safeRight: safeArea.right", "safeArea.right, safeRight: safeArea.left"),
      "The safe area of a screen is as wide on both sides."),
    Equivalent(
      "Platform/AlongsideScrubber.swift",
      "guard spring.dampingRatio <= 1, min(abs(goal), abs(goal - 1)) < 1e-6, abs(goal - start) > 1e-6,",
      ("< 1e-6", "<= 1e-6"), bound),
    Equivalent(
      "Platform/AlongsideScrubber.swift",
      "guard spring.dampingRatio <= 1, min(abs(goal), abs(goal - 1)) < 1e-6, abs(goal - start) > 1e-6,",
      ("< 1e-6", "< 1.2499999999999999e-06"), bound),
    Equivalent(
      "Platform/AlongsideScrubber.swift",
      "guard spring.dampingRatio <= 1, min(abs(goal), abs(goal - 1)) < 1e-6, abs(goal - start) > 1e-6,",
      ("> 1e-6", ">= 1e-6"), bound),
    Equivalent(
      "Platform/AlongsideScrubber.swift",
      "guard spring.dampingRatio <= 1, min(abs(goal), abs(goal - 1)) < 1e-6, abs(goal - start) > 1e-6,",
      ("> 1e-6", "> 1.2499999999999999e-06"), bound),
    Equivalent(
      "Platform/AlongsideScrubber.swift",
      "guard abs(present - start) > Self.firstStep, let shown = view.layer.presentation() else { return true }",
      (">", ">="), bound),
    Equivalent(
      "Platform/AlongsideScrubber.swift",
      "let hasMoved = abs(1 - CGFloat(shown.opacity) - start) > Self.firstStep / 10", (">", ">="), bound),

    Equivalent(
      "Interaction/InteractionState+Queries.swift",
      "guard progress < slideEnd, progress > 0, target.stop != .dismissed, target.progress < slideEnd else {",
      ("target.progress < slideEnd", "target.progress <= slideEnd"),
      "At the end of the slide the detent that is looked for is the target itself."),
    Equivalent(
      "Flight/TransitionInspector.swift",
      "guard let current, abs(current.progress - progress) > 1e-9 else { return }", ("1e-9", "1.25e-09"),
      bound),

    // MARK: Tuned values
    Equivalent(
      "Platform/AlongsideScrubber.swift",
      "let hasMoved = abs(1 - CGFloat(shown.opacity) - start) > Self.firstStep / 10", ("/ 10", "/ 11"),
      "A tuned value: an animator that runs has moved ten times as far."),
    Equivalent(
      "Flight/KeyFrames.swift", "private static let shortest: TimeInterval = 0.002", ("0.002", "0.0025"),
      "A tuned value: a frame of 120 Hz is four times as long."),
    Equivalent(
      "Choreography/TransitionRenderer.swift", "private var progress: CGFloat = 0", ("0", "1"),
      "The first frame sets it before anything reads it."),
    Equivalent(
      "Modal/Card/ModalContent.swift",
      "return size(at: width / 2) == view.bounds.size ? 0 : size(at: width).height", ("/ 2", "/ 3"),
      "Any width but the present one serves."),
    Equivalent(
      "Platform/DisplayLink.swift",
      "link.preferredFrameRateRange = CAFrameRateRange(minimum: 60, maximum: 120, preferred: 120)",
      ("maximum: 120", "maximum: 121"), anyRate),
    Equivalent(
      "Platform/DisplayLink.swift",
      "link.preferredFrameRateRange = CAFrameRateRange(minimum: 60, maximum: 120, preferred: 120)",
      ("preferred: 120", "preferred: 121"), anyRate),
    Equivalent(
      "Platform/DisplayLink.swift",
      "link.preferredFrameRateRange = CAFrameRateRange(minimum: 60, maximum: 120, preferred: 120)",
      ("60, maximum: 120", "120, maximum: 60"), anyRate),
    Equivalent(
      "Stage/StageTime.swift", "case .none: quiet += 1", ("1", "2"),
      "The headless UIKit does nothing after a few turns without movement."),
    Equivalent(
      "Stage/ModalTestStage.swift",
      "public func letUIKitWork() async { for _ in 0..<4 { await time.frames.turn() } }", ("4", "5"),
      "A few turns are all that is promised."),
    Equivalent(
      "Flight/KeyFrames.swift", "private static let bending = 1e-4...0.75", ("1e-4", "0.000125"),
      "A slope that differs by a hundredth of a percent from a straight line is not seen."),
    Equivalent(
      "Gesture/NavigationBarHeights.swift", "private static let patience = 3", ("3", "4"),
      "A tuned number of frames: the card begins to move a 120th of a second later."),
    Equivalent(
      "Math/SpringAnimation+Rest.swift", "(lower, upper) = (upper, upper * 2)", ("2", "3"),
      bracket),
    Equivalent(
      "Modal/Card/CardView.swift",
      "guard alpha < 0.01, layer.presentation().map({ $0.opacity >= 0.01 }) ?? false else {",
      ("alpha < 0.01", "alpha < 0.0125"),
      "A card between both opacities is hit in the same way by both paths."),
    Equivalent(
      "Modal/Card/CardView.swift",
      "guard alpha < 0.01, layer.presentation().map({ $0.opacity >= 0.01 }) ?? false else {",
      ("alpha < 0.01", "alpha <= 0.01"), bound),
    Equivalent(
      "Platform/AlongsideScrubber.swift", "view.fade(to: 1)", ("1", "2"),
      "The view is hidden and empty: what runs alongside begins from any opacity above 0."),
    Equivalent(
      "Platform/DisplayLink.swift",
      "link.preferredFrameRateRange = CAFrameRateRange(minimum: 60, maximum: 120, preferred: 120)",
      ("60", "61"), anyRate),
    Equivalent(
      "Platform/SharedState.swift",
      "package static var systemNow: TimeInterval { current.steppedFrames == nil ? CACurrentMediaTime() : 0 }",
      ("0 }", "1 }"), "Only differences of it are used."),
    Equivalent(
      "Platform/SharedState.swift",
      "NSLog(\"%@\", \"InteractiveModal: \" + sentence); return true",
      ("NSLog(\"%@\", \"InteractiveModal: \" + sentence)", ""), "No test reads the log of its process."),

    // MARK: What a device may need
    Equivalent(
      "Screens/TabTransition.swift",
      "Farewell.watch(nextDelegate) { [weak self] in if self?.nextDelegate == nil { self?.askAgain() } }",
      nil, unwatched),
    Equivalent(
      "Screens/NavigationTransition.swift",
      "Farewell.watch(nextDelegate) { [weak self] in if self?.nextDelegate == nil { self?.askAgain() } }",
      nil, unwatched),
    Equivalent(
      "Modal/API/ModalTransition.swift",
      "presentation.rememberFirstResponder()", nil,
      "A device takes the keyboard away before the dismissal begins; the headless UIKit as it begins."),
    Equivalent(
      "Platform/OptionalMethods.swift", "return wantsInteractiveStart ?? true", ("true", "false"),
      implemented),
    Equivalent(
      "Platform/OptionalMethods.swift",
      "callIfImplemented(delegate.presentationControllerShouldDismiss, controller) ?? true",
      ("true", "false"),
      implemented),
    Equivalent(
      "Platform/NamedMembers.swift",
      "return callIfImplemented(delegate.tabBarController(_:shouldSelect:), self, controller) ?? true",
      ("true", "false"), implemented),
    Equivalent("Gesture/NavigationBarHeights.swift", "bar.view.layoutIfNeeded()", nil, guardsPhones),
    Equivalent(
      "Modal/Presentation/ModalPresentationController.swift", "containerView?.setNeedsLayout()", nil,
      "The headless UIKit never tells that a fitting size changed; a device does."),
    Equivalent(
      "Screens/SwipeInteraction.swift", "transition?.finishAtOnce()", nil,
      "The headless UIKit asks for no animator while a transition runs; a device may."),
    Equivalent("Stagger/StaggerItems.swift", "setNeedsLayout()", nil, guardsPhones),
    Equivalent("Container/ContainerButtonRow.swift", "superview?.setNeedsLayout()", nil, guardsPhones),
    Equivalent("Modal/Card/CardView.swift", "superview?.setNeedsLayout()", nil, guardsPhones),
    Equivalent(
      "Container/ContainerButtons.swift", "picture.isUserInteractionEnabled = false", ("false", "true"),
      "Its opacity is 0 from the beginning of the animation, so it is never hit (F159)."),
    Equivalent(
      "Modal/Keyboard/KeyboardSafeArea.swift",
      "observers.forEach(NotificationCenter.default.removeObserver)",
      nil, "Outside of a window it adds no inset, and its observers refer to it weakly."),
    Equivalent(
      "Modal/Presentation/ModalPresentation.swift", "keyboard.stop()", nil,
      "Outside of a window it adds no inset; the line keeps observers from outliving it."),
    Equivalent(
      "Platform/DrivenTransition.swift", "pauseForUIKit()", nil,
      "F66 makes it the way to another outcome; the headless UIKit takes the outcome without it."),

    Equivalent(
      "Choreography/Matched/MatchedText.swift",
      "guard size.width > 0, size.height > 0, font.ascender > 0 else { return nil }",
      ("size.height > 0", "size.height > 1"), "No line of text is less than a point high."),
    Equivalent(
      "Interaction/Flight+Moments.swift",
      "moments.append(first(from: last, to: next) { ($0.progress > bend) == isRising })",
      ("> bend", ">= bend"),
      bracket),
    Equivalent(
      "Math/SpringAnimation+Rest.swift", "guard amplitude(after: 0) >= tolerance else { return 0 }",
      (">=", ">"), bound),
    Equivalent(
      "Stage/StageTime.swift", "guard CACurrentMediaTime() - start < limit else {", ("<", "<="), bound),
    Equivalent(
      "Choreography/Slides/PageSlideTransition.swift",
      "\"below\", stage.lower.view, .offset(to: stage.departure(by: -parallax * length)), .opacity(to: dimmedOpacity)),",
      (
        ".offset(to: stage.departure(by: -parallax * length)), .opacity(to: dimmedOpacity)",
        ".opacity(to: dimmedOpacity), .offset(to: stage.departure(by: -parallax * length))"
      ), "The order of effects on different properties does not matter."),
    Equivalent(
      "Flight/PlayedFlight.swift",
      "layout = picture.resizedView(from: start, to: flight.animation.target).map { view, dependsOnOthers in",
      ("from: start, to: flight.animation.target", "from: flight.animation.target, to: start"),
      "It says whether the ends differ, whichever is first."),
    Equivalent(
      "Modal/Presentation/ModalPresentation.swift",
      "detents.onClose = { [weak self] in self?.dismissal.dismiss(by: .accessibilityAction) ?? false }",
      ("false", "true"), "The card with the action is gone before the presentation is."),

    // MARK: What happens once more, or a moment later
    Equivalent(
      "Gesture/ScrollHandoffCoordinator.swift", "case .ended, .cancelled, .failed: frames.stop()",
      (": frames.stop()", ":"), "The coordinator is freed with the finger, and the link ends with it."),
    Equivalent(
      "Screens/ScreenTransition.swift", "engine.stopFrames()", nil,
      "The driver is freed at its end, and the link ends with it."),
    Equivalent(
      "Screens/ScreenTransition.swift", "system.stop()", nil,
      "The driver is freed at its end, and the observer ends with it."),
    Equivalent(
      "Modal/Presentation/ModalPresentation.swift", "engine.stopFrames()", nil,
      "Each time another line stops them too: the card leaves the window, or the next frame does."),
    Equivalent(
      "Stagger/StaggerTransition.swift", "findItems(on: stage).layOut()", nil,
      "The headless UIKit has laid the items out already; a device may not."),
    Equivalent(
      "Math/SpringAnimation+Rest.swift",
      "SpringAnimation(spring: spring, start: 1, target: 0, startTime: 0).restTime(within: tolerance)",
      ("startTime: 0", "startTime: 1"), "A duration does not depend on the start."),
    Equivalent(
      "Math/SpringAnimation+Rest.swift",
      "SpringAnimation(spring: spring, start: 1, target: 0, startTime: 0).restTime(within: tolerance)",
      ("start: 1, target: 0", "start: 0, target: 1"), "The way back takes as long."),
  ]
}
