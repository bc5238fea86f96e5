import UIKit

/// Talks to UIKit, or to a container: carries out what the lifecycle of a presentation asks for.
@MainActor final class PresentationTransitions {
  private(set) weak var host: (any ModalHost)?
  private let driver: ModalDriver
  private let app: ModalTransition
  private(set) var lifecycle = PresentationLifecycle()
  /// The transition of UIKit that `lifecycle` has as running, and the progress at which it began if it is a
  /// dismissal. It is let go of before it ends. A container runs none.
  private var uikit: (transition: DrivenTransition, dismissalStart: CGFloat)?

  init(
    _ host: any ModalHost, _ driver: ModalDriver, _ app: ModalTransition
  ) {
    (self.host, self.driver, self.app) = (host, driver, app)
  }

  private var finger: ModalFinger { driver.finger }
  private var engine: TransitionEngine { driver.engine }

  /// Whether UIKit runs a dismissal.
  var isDismissing: Bool { if case .running(.closing, _) = lifecycle.state { true } else { false } }

  /// Takes over a transition that UIKit has begun.
  func begin(
    _ transition: DrivenTransition, in context: any UIViewControllerContextTransitioning, presents: Bool
  ) {
    uikit = (transition, max(driver.interaction.progress, driver.interaction.stops.lowestProgress))
    begin(presents: presents, isInteractive: context.isInteractive, isAnimated: context.isAnimated)
  }

  /// Begins to show or to remove the modal.
  func begin(presents: Bool, isInteractive: Bool = false, isAnimated: Bool) {
    let isInteractive = finger.isHeld || isInteractive
    send(
      presents
        ? .presentationBegan : .dismissalBegan(at: SharedState.systemNow, isInteractive: isInteractive))
    update()
    if !isAnimated { finishAtOnce(presents: presents) }
  }

  /// Ends a transition without animation: UIKit may run it by the animator, too (F431). A modal that
  /// is presented stands already.
  private func finishAtOnce(presents: Bool) {
    if presents { send(.opened) } else { driver.handle(.placed(.dismissed)) }
  }

  /// Tells UIKit how much of its transition is done. A presentation ends at the detent for which the modal
  /// is bound.
  func update() {
    guard let (transition, dismissalStart) = uikit else { return }
    let whole = isDismissing ? dismissalStart : driver.interaction.detentProgress
    guard let percent = lifecycle.percentComplete(at: driver.interaction.progress / whole) else { return }
    guard let flight = engine.flight else { return transition.update(percent) }
    transition.update(percent, in: flight) { lifecycle.percentComplete(at: $0 / whole) ?? percent }
  }

  /// Whether UIKit has begun to present the modal, and no frame was drawn yet.
  var isStarting: Bool { lifecycle.state == .running(.opening, .starting) }

  /// Whether each frame is needed. Core Animation plays flights without.
  var needsFrames: Bool {
    if lifecycle.isWaitingForUIKit || isStarting { return true }
    guard engine.flight != nil else { return !driver.interaction.isAtRest }
    return driver.looksInEachFrame || engine.inspector.isInUse
      || (uikit?.transition.movesAlongside ?? false)
  }

  /// Forgets a dismissal that UIKit has ignored: the modal stands again.
  func forgetLostRequest() {
    guard let host, !host.isDismissing else { return }
    send(.requestLost)
  }

  /// Watches in each frame that UIKit answers.
  func checkPatience(at time: TimeInterval) {
    guard lifecycle.isWaitingForUIKit, let host else { return }
    send(.frame(at: SharedState.systemNow, isBeingDismissed: host.isDismissing), at: time)
  }

  /// Tells the lifecycle of an event, and UIKit of what follows. An effect may send another event before the next
  /// effect is carried out.
  func send(_ event: PresentationLifecycle.Event, at time: TimeInterval = SharedState.now) {
    for effect in lifecycle.handle(event) { carryOut(effect, at: time) }
  }

  private func carryOut(_ effect: PresentationLifecycle.Effect, at time: TimeInterval) {
    switch effect {
    case .pause: uikit?.transition.pause()
    case .finish: uikit?.transition.finish()
    case .cancel: uikit?.transition.cancel()
    case .complete(let didComplete):
      if let transition = takeTransition() {
        transition.complete(didComplete)
      } else {
        host?.transitionDidEnd(completed: didComplete)
      }
    case .requestDismissal: requestDismissal()
    case .reportState: reportState()
    case .close: close()
    case .dismissWithoutAnimation: host.map { dismiss(in: $0, animated: false) }
    case .bringBack:
      if host?.container?.window != nil { bringBack(at: time) }
    }
  }

  /// Closes the modal, from under a finger too: the app has asked for the dismissal.
  private func close() {
    driver.handle(.sent(to: .dismissed, at: SharedState.now))
    if driver.interaction.phase == .resting(.dismissed) { send(.closed(at: SharedState.systemNow)) }
    // After what the event has sent, so that the cause stays the app's.
    send(.dismissedByApp)
    finger.cancel()
  }

  /// UIKit has begun what the kit asked for: tells what has become of the modal since. Under a finger that is nothing.
  private func reportState() {
    switch driver.interaction.phase {
    case .caught, .dragged, .asking: break
    case .settling(_, let stop): send(.decided(isClosing: stop == .dismissed))
    case .resting(.detent): send(.opened)
    case .resting(.dismissed): send(.closed(at: SharedState.systemNow))
    }
  }

  /// UIKit keeps the modal. A modal is better than a screen that takes no touches.
  private func bringBack(at time: TimeInterval) {
    guard let container = driver.playedContainer else { return engine.stopFrames() }
    driver.bringBack(to: container)
    driver.handle(.sent(to: driver.interaction.detent, at: time))
  }

  /// Dismisses the modal for the app, whatever it does: UIKit ignores the call in a transition.
  func dismissForApp(animated: Bool) {
    switch lifecycle.state {
    case .idle:
      guard let host else { return }
      whenFree(host) { [weak host] in
        guard let host, !host.isDismissing else { return }
        host.dismiss(animated: animated, onEnd: nil)
      }
    case .requested, .running:
      close()
      if !animated { driver.handle(.placed(.dismissed)) }
    }
  }

  /// Lets go of the transition before it ends: what UIKit calls then may begin another one.
  private func takeTransition() -> DrivenTransition? {
    defer { uikit = nil }
    return uikit?.transition
  }

  /// Tells the app of a dismissal by its user: UIKit is about to begin it.
  func dismissalWillBegin() {
    guard case .requested = lifecycle.state, let host else { return }
    app.willDismiss(driver.modal, in: host)
  }

  /// Dismisses the modal and what it presents. The app may have asked for the same a moment ago.
  private func requestDismissal() {
    guard let host, lifecycle.state == .idle else { return }
    send(.dismissalRequested(at: SharedState.systemNow))
    guard !host.isDismissing else { return }
    whenFree(host) { [weak self, weak host] in
      guard let self, let host, case .requested = self.lifecycle.state else { return }
      self.dismiss(in: host, animated: true)
    }
  }

  /// Dismisses now, or when no controller on top of the modal comes or goes any more: UIKit refuses
  /// while one does, as an alert whose button was the answer.
  private func whenFree(_ host: any ModalHost, dismiss: @escaping () -> Void) {
    let inTransition = host.controllersOnTop.first { $0.isBeingPresented || $0.isBeingDismissed }
    guard let coordinator = inTransition?.transitionCoordinator else { return dismiss() }
    coordinator.animate(alongsideTransition: nil) { _ in dismiss() }
  }

  private func dismiss(in host: any ModalHost, animated: Bool) {
    host.dismiss(animated: animated) { [app, modal = driver.modal] in app.didDismiss(modal, in: host) }
  }
}
