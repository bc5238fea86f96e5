import UIKit

/// One presentation of a modal: joins its motion with UIKit, the keyboard, the app and the system.
@MainActor final class ModalPresentation {
  let driver: ModalDriver
  let keyboard: ModalKeyboard
  let detents: DetentControl
  let dismissal: UserDismissal
  let feedback: ModalFeedback
  let transitions: PresentationTransitions
  /// Speaks with the app, as its transitioning delegate.
  private let app: ModalTransition
  private var lastUpdate: ModalUpdate
  private lazy var system = SystemObserver { [weak self] in self?.systemDidSend($0) }

  init(of modal: UIViewController, in host: any ModalHost, _ app: ModalTransition) {
    let configuration = app.configuration
    let views = ModalViews(
      content: modal.view, configuration, isContained: !(host is UIPresentationController))
    driver = ModalDriver(
      modal, views: views,
      appearance: configuration.look?.appearance(of: modal, on: views)
        ?? CardAppearance(configuration.cardGeometry, on: views),
      configuration)
    transitions = PresentationTransitions(host, driver, app)
    keyboard = ModalKeyboard(driver)
    dismissal = UserDismissal(driver, transitions, keyboard, app: app)
    detents = DetentControl(driver)
    feedback = ModalFeedback(modal, configuration)
    (self.app, lastUpdate) = (app, ModalUpdate(driver.interaction))
    connect(views)
  }

  private func connect(_ views: ModalViews) {
    driver.presentation = self
    card.addGestureRecognizer(finger.cardPan)
    card.onSafeAreaLoss = { [safeArea = keyboard.safeArea] in safeArea.set($0, for: .hanging) }
    card.onWindowChange = { [weak self] in self?.cardDidMove(toWindow: $0) }
    card.onEscape = { [weak self] in self?.dismissal.dismiss(by: .escapeGesture) ?? false }
    views.onTapOutside { [weak self] in self?.dismissal.dismissByTapOutside() }
    dismissal.offerClosing()
    detents.onClose = { [weak self] in self?.dismissal.dismiss(by: .accessibilityAction) ?? false }
  }

  var modal: UIViewController { driver.modal }
  var views: ModalViews { driver.views }
  var engine: TransitionEngine { driver.engine }
  var card: CardView { driver.card }
  var finger: ModalFinger { driver.finger }
  /// Whether the modal is a page that fills its container, and no card.
  var isPage: Bool { views.isPage }

  // MARK: UIKit

  /// The modal is about to be shown in a container, over a screen that stays.
  ///
  /// - Parameter isAnimated: If false, the card gets its place at once.
  func enter(_ container: UIView, over screenBehind: ScreenBehind, isAnimated: Bool) {
    views.screenBehind = screenBehind
    views.enter(container)
    for screen in transitions.host?.screensBehind ?? [] { screen.cardGuides.forEach(lead) }
    feedback.modalWillAppear(over: presenter)
    driver.containerWillLayout(container)
    if !isAnimated { driver.handle(.placed(detents.initialStop)) }
  }

  /// Keeps a layout guide of the screen behind at the card's edge.
  func lead(_ guide: CardGuideView) { driver.lead(guide) }

  /// UIKit is about to dismiss the modal. It may begin late, and find the keyboard restored.
  func dismissalWillBegin() {
    keyboard.rememberFirstResponder()
    transitions.dismissalWillBegin()
  }

  /// A transition that was not the kit's has put the card in its place.
  func presentationDidEnd() {
    if driver.interaction.phase == .resting(.dismissed), card.window != nil {
      driver.handle(.placed(detents.initialStop))
    }
  }

  /// The modal is gone; it was not presented if a finger pulled it open and let go before that.
  /// `springsBehind`: a spring takes the screen behind back to its size.
  func leave(wasPresented: Bool, springsBehind: Bool) {
    engine.stopFrames()
    system.stop()
    dismissal.drop()
    driver.endAppearance()
    views.leave(by: springsBehind ? driver.configuration.tapSpringTiming : nil)
    feedback.removeKeyCommands()
    keyboard.end()
    if driver.interaction.phase != .resting(.dismissed) { driver.handle(.placed(.dismissed)) }
    feedback.modalDidLeave()
    app.modal(modal, didLeaveBy: transitions.lifecycle.cause, wasPresented: wasPresented)
  }

  // MARK: The system

  /// Outside of a window nothing moves. UIKit may put the card in again later.
  private func cardDidMove(toWindow isInWindow: Bool) {
    if isInWindow {
      system.start(in: card)
      keyboard.start()
      engine.show()
      if transitions.lifecycle.isWaitingForUIKit { engine.startFrames() }
    } else {
      system.stop()
      keyboard.stop()
      finishAtOnce()
      engine.stopFrames()
      views.screenBehind?.restore()
    }
    app.modal(modal, didMoveToWindow: isInWindow)
  }

  private func systemDidSend(_ event: SystemObserver.Event) {
    switch event {
    case .inactive: finger.letGo()
    case .background: finishAtOnce()
    case .motion, .crossFade, .contrast:
      driver.prepareForResize()
      card.superview?.setNeedsLayout()
    }
  }

  /// Puts the modal where it is bound for: there are no frames to move in.
  func finishAtOnce() {
    setOffIfStarting()
    finger.letGo()
    engine.skipToStop()
  }

  /// Begins the movement of the modal: to its stop, or to the finger that pulls it open.
  private func setOff(at time: TimeInterval) {
    transitions.send(.presentationMoved(isPulledOpen: finger.isPullingOpen))
    guard finger.isPullingOpen else { return driver.handle(.sent(to: detents.initialStop, at: time)) }
    finger.beginPullingOpen(at: time)
  }

  /// Begins the movement of a modal for which no frame was drawn yet.
  func setOffIfStarting() { if transitions.isStarting { setOff(at: SharedState.now) } }
}

extension ModalPresentation {
  /// Returns whether the user may dismiss the modal. Asks the app, once per gesture.
  func permissionToDismiss() -> DragState.Permission { dismissal.permission() }
  /// The finger let go where the modal would close, but the app has refused.
  func releaseWasRefused() { dismissal.tellOfAttempt() }
  /// The finger moved by a distance along the travel, in points; 0 in a frame without a move. The dismissal
  /// begins only without a keyboard, so that is lowered first.
  func fingerDidMove(by translation: CGFloat) {
    keyboard.lower(inDragBy: translation)
    dismissal.beginIfDraggedOut()
  }
}

/// What the driver tells.
extension ModalPresentation {
  /// The modal shows another moment.
  func engineDidShow() {
    transitions.update()
    feedback.show(driver.layout.statusBarBackground(at: driver.interaction.progress))
    if engine.inspector.isInUse, !driver.interaction.isAtRest { engine.inspector.follow(engine) }
  }

  /// An event was handled, and asks for an effect.
  func engineDidHandle(_ effect: InteractionEffect?) {
    if let effect { perform(effect) }
    tellOfUpdate()
  }

  private func perform(_ effect: InteractionEffect) {
    switch effect {
    case .hold:
      engine.startFrames()
      engine.inspector.begin(engine)
      switch driver.interaction.phase {
      case .caught(_, let stop): transitions.send(.caught(isClosing: stop == .dismissed))
      case .dragged: dismissal.dragDidBegin()
      case .resting, .asking, .settling: break
      }
    case .settle(let stop):
      engine.startFrames()
      engine.inspector.begin(engine)
      card.takesTouches = stop != .dismissed
      // UIKit takes the keyboard away as the finger lets go of a dismissal.
      if transitions.isDismissing { keyboard.rememberFirstResponder() }
      transitions.send(.decided(isClosing: stop == .dismissed, by: dismissal.takeCause()))
      if stop != .dismissed { keyboard.restore(at: stop) }
      transitions.host?.modalIsBound(for: stop)
    case .ask:
      engine.startFrames()
      dismissal.ask(for: .drag)
    case .wait: engine.stopFrames()
    case .arrive(.detent): modalDidOpen()
    case .arrive(.dismissed): modalDidClose()
    }
  }

  private func modalDidOpen() {
    engine.stopFrames()
    // A card that was on its way out may be put at a detent.
    card.takesTouches = true
    endInspection(isOpen: true)
    detents.modalDidArrive()
    keyboard.update()
    // A card on this one is laid out by where this one stands.
    modal.presentedViewController?.modalPresentationController?.containerView?.setNeedsLayout()
    transitions.host?.modalDidArrive()
    transitions.send(.opened)
    transitions.forgetLostRequest()
    feedback.modalDidArrive()
  }

  /// Ends the inspection, and gives the inspector a way to run the transition again.
  private func endInspection(isOpen: Bool) {
    let replay = ModalReplay(of: modal)
    engine.inspector.end(engine) { replay.run(isOpen: isOpen) }
  }

  private func modalDidClose() {
    endInspection(isOpen: false)
    views.leave()
    transitions.send(.closed(at: SharedState.systemNow))
    transitions.lifecycle.isWaitingForUIKit ? engine.startFrames() : engine.stopFrames()
  }

  private func tellOfUpdate() {
    let update = ModalUpdate(driver.interaction)
    guard update != lastUpdate else { return }
    lastUpdate = update
    feedback.follow(driver.interaction)
    app.modal(modal, didUpdate: update)
  }

  /// A frame is made that the user will see at a time.
  func engineWillShowFrame(at time: TimeInterval) {
    // The flight begins with the first frame after the layout, however long that took.
    if transitions.isStarting { setOff(at: time) }
    // The finger was on the modal before something was presented on it.
    if modal.coveringController != nil { finger.letGo() }
    if finger.isHeld { finger.follow(at: time) } else { driver.handle(.frame(at: time)) }
    transitions.checkPatience(at: time)
    if !transitions.needsFrames, !isHeard { engine.stopFrames() }
  }

  /// Whether the app, or the status bar, hears of the frames of a flight.
  private var isHeard: Bool {
    guard let flight = engine.flight else { return false }
    return app.listens(to: modal)
      || feedback.statusBarBackground != driver.layout.statusBarBackground(at: flight.animation.target)
  }

  /// The container was laid out.
  func containerDidLayout(isResized: Bool) { isResized ? keyboard.updateInset() : keyboard.update() }
}

extension ModalPresentation: TransitionOwner {
  var startsInteractively: Bool { finger.isHeld || finger.isPullingOpen }
  var alongsideView: UIView? { views.alongside }
  var nominalDuration: TimeInterval { driver.interaction.nominalDuration }

  func transitionWillStart(in context: any UIViewControllerContextTransitioning) {
    guard context.viewController(forKey: .to) === modal else { return }
    addCard(to: context.containerView)
  }

  func transitionDidStart(
    _ transition: DrivenTransition, in context: any UIViewControllerContextTransitioning
  ) {
    let presents = context.viewController(forKey: .to) === modal
    transitions.begin(transition, in: context, presents: presents)
    startFrames(presents: presents)
  }

  /// A container begins to show or to remove the modal: no transition of UIKit runs.
  func beginTransition(in container: UIView, presents: Bool, isAnimated: Bool) {
    if presents { addCard(to: container) }
    transitions.begin(presents: presents, isAnimated: isAnimated)
    startFrames(presents: presents)
  }

  private func addCard(to container: UIView) {
    views.addCard(to: container)
    driver.containerWillLayout(container)
  }

  private func startFrames(presents: Bool) {
    if presents { engine.startFrames() }
    if card.window?.windowScene?.activationState == .background { finishAtOnce() }
  }

  func transitionWasCalledOff() { keyboard.restore(at: driver.interaction.detent) }
}
