import UIKit

/// Talks to UIKit, or to a container: begins its transitions, and carries out what the lifecycle asks for.
extension ModalSession: DrivenTransitionOwner {
  var startsInteractively: Bool { interaction.isHeld || finger.isPullingOpen }
  var alongsideView: UIView? { views.alongside }
  var nominalDuration: TimeInterval { interaction.nominalDuration }
  /// Whether UIKit runs a dismissal.
  var isDismissing: Bool { if case .running(.closing, _) = lifecycle.state { true } else { false } }
  /// Whether UIKit has begun to present the modal, and no frame was drawn yet.
  var isStarting: Bool { lifecycle.state == .running(.opening, .starting) }

  // MARK: Beginning and end

  /// The modal is about to be shown in a container, over a screen that stays.
  ///
  /// - Parameter isAnimated: If false, the card gets its place at once.
  func enter(_ container: UIView, over screenBehind: ScreenBehind, isAnimated: Bool) {
    views.screenBehind = screenBehind
    views.enter(container)
    for screen in host?.screensBehind ?? [] { screen.cardGuides.forEach(lead) }
    feedback.modalWillAppear(over: host?.presenter)
    containerWillLayout(container)
    if !isAnimated { send(.placed(detents.initialStop)) }
  }

  func transitionWillStart(in context: any UIViewControllerContextTransitioning) {
    guard context.viewController(forKey: .to) === modal else { return }
    addCard(to: context.containerView)
  }

  private func addCard(to container: UIView) {
    if card.superview !== container { container.addSubview(card) }
    containerWillLayout(container)
    app.tell(.entered, of: modal)
  }

  func transitionDidStart(
    _ transition: DrivenTransition, in context: any UIViewControllerContextTransitioning
  ) {
    uikit = (transition, max(interaction.progress, interaction.stops.lowestProgress))
    begin(
      presents: context.viewController(forKey: .to) === modal, isInteractive: context.isInteractive,
      isAnimated: context.isAnimated)
  }

  /// A container begins to show or to remove the modal: no transition of UIKit runs.
  func beginTransition(in container: UIView, presents: Bool, isAnimated: Bool) {
    if presents { addCard(to: container) }
    begin(presents: presents, isInteractive: false, isAnimated: isAnimated)
  }

  /// UIKit may run a transition without animation by the animator, too (F431). A modal that is presented stands
  /// already.
  private func begin(presents: Bool, isInteractive: Bool, isAnimated: Bool) {
    let isInteractive = interaction.isHeld || isInteractive
    handle(presents ? .presentationBegan : .dismissalBegan(isInteractive: isInteractive))
    updateTransition()
    switch (isAnimated, presents) {
    case (true, _): break
    case (false, true): handle(.interaction(.arrive(detents.initialStop)))
    case (false, false): send(.placed(.dismissed))
    }
    if presents {
      detents.reportUnknownNames()
      detents.reportMistakes()
      engine.startFrames()
    }
    if card.window?.windowScene?.activationState == .background { finishAtOnce() }
  }

  /// A transition that was not the kit's has put the card in its place.
  func presentationDidEnd() {
    handle(.presentationEnded)
    if interaction.phase == .resting(.dismissed), card.window != nil { send(.placed(detents.initialStop)) }
  }

  /// UIKit is about to dismiss the modal. It may begin late, and find the keyboard restored. The app hears of a
  /// dismissal by its user.
  func dismissalWillBegin() {
    keyboard.firstResponder.remember()
    if case .requested = lifecycle.state {
      app.tell(.willDismiss(host as? UIPresentationController), of: modal)
    }
  }

  func transitionWasCalledOff() { keyboard.restore(at: interaction.detent) }

  // MARK: Under way

  /// Tells UIKit how much of its transition is done. A presentation ends at the detent for which the modal
  /// is bound.
  func updateTransition() {
    guard let (transition, dismissalStart) = uikit else { return }
    if let flight = engine.flight, transition.follows(flight) { return }
    let whole = isDismissing ? dismissalStart : interaction.detentProgress
    guard let percent = lifecycle.percentComplete(at: interaction.progress / whole) else { return }
    guard let flight = engine.flight else { return transition.update(percent) }
    transition.update(percent, in: flight) { lifecycle.percentComplete(at: $0 / whole) ?? percent }
  }

  /// Tells the lifecycle of an event, and UIKit of what follows. An effect may send another event before the next
  /// effect is carried out.
  ///
  /// - Parameter time: The time of motion at which a modal that UIKit keeps comes back, in seconds.
  func handle(_ event: PresentationLifecycle.Event, at time: TimeInterval = SharedState.now) {
    for effect in lifecycle.handle(event, at: SharedState.systemNow) { carryOut(effect, at: time) }
  }

  private func carryOut(_ effect: PresentationLifecycle.Effect, at time: TimeInterval) {
    switch effect {
    case .pause: uikit?.transition.pause()
    case .finish: uikit?.transition.finish()
    case .cancel: uikit?.transition.cancel()
    case .complete(let didComplete): complete(didComplete)
    case .requestDismissal: requestDismissal()
    case .reportState: reportState()
    case .close: close()
    case .dismissLater(let animated):
      nextFrame.perform { [weak self] in self?.dismissForApp(animated: animated) }
    case .dismissWithoutAnimation: if let host { dismiss(in: host, animated: false) }
    case .bringBack: bringBack(at: time)
    }
  }

  /// Lets go of the transition before it ends: what UIKit calls then may begin another one.
  private func complete(_ didComplete: Bool) {
    let transition = uikit?.transition
    uikit = nil
    func end() {
      if let transition {
        transition.complete(didComplete)
      } else {
        host?.transitionDidEnd(completed: didComplete)
      }
    }
    // UIKit tells the app then that the modal appears (F44).
    didComplete ? end() : keyboard.firstResponder.keep(during: end)
  }

  /// Closes the modal, from under a finger too: the app has asked for the dismissal.
  func close() {
    send(.sent(to: .dismissed))
    if interaction.phase == .resting(.dismissed) { handle(.interaction(.arrive(.dismissed))) }
    // After what the event has sent, so that the cause stays the app's.
    handle(.dismissedByApp)
    finger.cancel()
  }

  /// UIKit has begun what the kit asked for: tells what has become of the modal since. Under a finger that is nothing.
  private func reportState() {
    switch interaction.phase {
    case .caught, .dragged, .asking: break
    case .settling(_, let stop): handle(.interaction(.settle(stop)))
    case .resting(let stop): handle(.interaction(.arrive(stop)))
    }
  }

  /// UIKit keeps the modal. A modal is better than a screen that takes no touches.
  private func bringBack(at time: TimeInterval) {
    guard let container = playedContainer, container.window != nil else { return engine.stopFrames() }
    views.enter(container)
    send(.sent(to: interaction.detent), at: time)
  }

  // MARK: Dismissing

  /// Dismisses the modal and what it presents. The app may have asked for the same a moment ago.
  private func requestDismissal() {
    guard let host, lifecycle.state == .idle else { return }
    handle(.dismissalRequested)
    guard !host.isDismissing else { return }
    whenFree(host) { [weak self, weak host] in
      guard let self, let host, case .requested = lifecycle.state else { return }
      dismiss(in: host, animated: true)
    }
  }

  /// Dismisses now, or when no controller on top of the modal comes or goes any more: UIKit refuses
  /// while one does, as an alert whose button was the answer.
  func whenFree(_ host: any ModalHost, dismiss: @escaping () -> Void) {
    let inTransition = host.controllersOnTop.first { $0.isBeingPresented || $0.isBeingDismissed }
    guard let coordinator = inTransition?.transitionCoordinator else { return dismiss() }
    coordinator.animate(alongsideTransition: nil) { _ in dismiss() }
  }

  private func dismiss(in host: any ModalHost, animated: Bool) {
    host.dismiss(animated: animated) { [app, modal] in
      app.tell(.didDismiss(host as? UIPresentationController), of: modal)
    }
  }
}
