import UIKit

/// The centre of a modal, from its presentation to its end.
///
/// What happens to the modal comes to `send(_:at:)`: moves of the finger, calls of the app, frames. The state machine
/// turns it into a progress, which the engine shows, and into an effect, which ``PresentationLifecycle`` turns into
/// calls of UIKit. The session owns these values, the layout and the configuration. Each helper has one task, and
/// reaches another one only through the session.
@MainActor final class ModalSession {
  let modal: UIViewController
  /// Speaks with the app, as its transitioning delegate.
  let app: ModalTransition
  /// Joins the modal with UIKit; `nil` when the modal is gone.
  private(set) weak var host: (any ModalHost)?
  let views: ModalViews
  let engine: TransitionEngine
  let content: ModalContent
  let feedback: ModalFeedback
  let finger = ModalFinger()
  private(set) lazy var keyboard = ModalKeyboard(self)
  private(set) lazy var detents = DetentControl(self)
  private(set) lazy var dismissal = UserDismissal(self)
  private(set) lazy var dock = DockControl(self)
  let nextFrame = NextFrame()
  private lazy var system = SystemObserver { [weak self] in self?.systemDidSend($0) }

  /// The configuration, with the detents of the page that the modal shows.
  var configuration: ModalConfiguration
  /// The detents that the app wants for pages that have none.
  var ownDetents: [ModalDetent]
  let appearance: any ModalAppearance
  /// The look with which the modal is presented. A later configuration's counts for the next presentation.
  let look: (any ModalLook)?
  /// The layout, what it follows from, and whether the next layout of the container computes it anew.
  /// Before the first one the context is `nil`.
  var measured: (layout: CardLayout, context: LayoutContext?, isOutdated: Bool)
  /// Whether the container is laid out now: within that, the content keeps the height that it has told first.
  var isInLayout = false
  /// The layout guides of the screen behind; `nil` without one.
  private var guides: CardGuides?
  var lifecycle = PresentationLifecycle()
  /// The transition of UIKit that `lifecycle` has as running, and the progress at which it began if it is a
  /// dismissal. It is let go of before it ends. A container runs none.
  var uikit: (transition: DrivenTransition, dismissalStart: CGFloat)?
  private var lastUpdate: ModalUpdate

  init(of modal: UIViewController, in host: any ModalHost, _ app: ModalTransition) {
    configuration = app.configuration
    ownDetents = configuration.detents
    look = configuration.look
    views = ModalViews(content: modal.view, configuration, isContained: !(host is UIPresentationController))
    appearance =
      look?.appearance(of: modal, on: views) ?? CardAppearance(configuration.cardGeometry, on: views)
    measured = (appearance.layout(in: .empty), nil, false)
    engine = TransitionEngine(InteractionState(motion: configuration.motionParameters(in: look)))
    content = ModalContent(of: modal)
    feedback = ModalFeedback(modal, configuration)
    lastUpdate = ModalUpdate(engine.interaction)
    (self.modal, self.host, self.app) = (modal, host, app)
    connect()
  }

  private func connect() {
    (engine.owner, finger.session) = (self, self)
    content.onChange = { [weak self] in self?.followContent(isOtherPage: $0) }
    takeDetents()
    card.addGestureRecognizer(finger.cardPan)
    card.onSafeAreaLoss = { [safeArea = keyboard.safeArea] in safeArea.set($0, for: .hanging) }
    card.onWindowChange = { [weak self] in self?.cardDidMove(toWindow: $0) }
    card.onEscape = { [weak self] in self?.escape() ?? false }
    views.passthrough.onTap = { [weak self] in self?.dismissal.dismissByTapOutside() }
    dismissal.offerClosing()
    detents.update()
    dock.update()
  }

  /// Closes the modal, or puts back the cards that are spread; nothing for a card in the dock.
  private func escape() -> Bool {
    guard dock.isDocked else { return dismissal.dismiss(by: .escapeGesture) }
    guard let container = modal.modalContainerController, container.isDockSpread else { return false }
    container.isDockSpread = false
    return true
  }

  var card: CardView { views.card }
  var interaction: InteractionState { engine.interaction }
  /// The layout in the container; before there is one, the layout in an empty container.
  var layout: CardLayout { measured.layout }

  // MARK: Events

  /// Handles what happens to the modal.
  ///
  /// - Parameter time: The time of motion, in seconds.
  func send(_ event: InteractionEvent, at time: TimeInterval = SharedState.now) {
    engine.handle(event, at: time)
  }

  /// The finger moved by a distance along the travel, in points; 0 in a frame without a move. A finger that scrolls
  /// a list holds no modal. The dismissal begins only without a keyboard, so that is lowered first.
  func fingerDidMove(by translation: CGFloat, _ velocity: CGFloat) {
    guard let held = interaction.heldVelocity else { return }
    if translation != 0 || held != velocity || appearance.looksInEachFrame || engine.inspector.isInUse {
      // A move needs no time.
      send(.moved(by: translation, velocity: velocity), at: -.infinity)
    }
    keyboard.lower(inDragBy: translation)
    if isDraggedOut { handle(.draggedOut) }
  }

  /// Whether a finger has dragged the modal beyond its lowest detent, and UIKit's dismissal begins with the drag.
  ///
  /// UIKit would take the keyboard away, and it refuses under another controller, also under a
  /// search. Then the release decides, as it does for a modal that may not be dismissed. On another
  /// modal it decides too: while UIKit dismisses this one, an app that calls `dismiss` would dismiss
  /// the one below (F433).
  private var isDraggedOut: Bool {
    guard lifecycle.state == .idle, configuration.dismissal.beginsWithDrag,
      interaction.progress < interaction.stops.lowestProgress,
      case .dragged(let drag) = interaction.phase, drag.permission == .granted,
      modal.presentedViewController == nil,
      modal.presentingViewController?.presentingViewController == nil
    else { return false }
    return !keyboard.isUp
  }

  private func perform(_ effect: InteractionEffect) {
    switch effect {
    case .caught:
      beginMotion()
      host?.modalWasCaught()
      handle(.interaction(effect))
    case .dragged:
      beginMotion()
      dismissal.dragDidBegin()
    case .settle(let stop):
      beginMotion(to: stop)
      card.takesTouches = stop != .dismissed
      // UIKit takes the keyboard away as the finger lets go of a dismissal.
      if isDismissing { keyboard.firstResponder.remember() }
      handle(.interaction(effect, by: dismissal.takeCause()))
      if stop != .dismissed { keyboard.restore(at: stop) }
      host?.modalIsBound(for: stop)
    case .ask:
      engine.startFrames()
      dismissal.ask(for: .drag)
    case .wait: engine.stopFrames()
    case .arrive(.detent): modalDidOpen(effect)
    case .arrive(.dismissed): modalDidClose(effect)
    }
  }

  /// The modal begins to move: to a stop, or under a finger.
  private func beginMotion(to stop: TransitionStop? = nil) {
    engine.startFrames()
    engine.inspector.begin(engine)
    if card.clip.isBarInUse { host?.modalLeavesDock(for: stop) }
    dock.modalMoves()
  }

  private func modalDidOpen(_ effect: InteractionEffect) {
    engine.stopFrames()
    // A card that was on its way out may be put at a detent.
    card.takesTouches = true
    endInspection(isOpen: true)
    detents.modalDidArrive()
    dock.modalMoves()
    keyboard.update()
    host?.modalDidArrive()
    handle(.interaction(effect))
    if let host, !host.isDismissing { handle(.requestLost) }
    feedback.modalDidArrive()
    // A card on this one is laid out by where this one stands.
    modal.presentedViewController?.modalSession?.layOutAnew()
  }

  private func modalDidClose(_ effect: InteractionEffect) {
    endInspection(isOpen: false)
    views.leave()
    handle(.interaction(effect))
    lifecycle.isWaitingForUIKit ? engine.startFrames() : engine.stopFrames()
  }

  /// Ends the inspection, and gives the inspector a way to run the transition again.
  private func endInspection(isOpen: Bool) {
    let replay = ModalReplay(of: modal)
    engine.inspector.end(engine) { replay.run(isOpen: isOpen) }
  }

  // MARK: The app

  private func tellOfUpdate() {
    let update = ModalUpdate(interaction)
    guard update != lastUpdate else { return }
    lastUpdate = update
    feedback.follow(interaction)
    app.tell(.updated(update), of: modal)
  }

  /// Dismisses the modal for the app, also in a transition; the modals on it leave with it.
  func dismissForApp(animated: Bool) {
    dismissal.drop()
    let animated = animated && modal.animates
    let onTop = host?.controllersOnTop ?? []
    for modal in onTop.reversed() { modal.modalSession?.finishAtOnce() }
    setOffIfStarting()
    switch lifecycle.state {
    // UIKit refuses while it begins. Before that, it would dismiss the presenter.
    case .announced where host?.isComing == true: handle(.dismissedEarly(animated: animated))
    case .announced, .idle:
      guard let host else { return }
      whenFree(host) { [nextFrame, weak host] in
        let dismissIfIdle = { @MainActor in
          if let host, !host.isDismissing { host.dismiss(animated: animated, onEnd: nil) }
        }
        // While UIKit calls off a dismissal, it takes no other one: it tells the modal that it appears.
        host?.isDismissing == true ? nextFrame.perform(dismissIfIdle) : dismissIfIdle()
      }
    case .requested, .running:
      close()
      if !animated { send(.placed(.dismissed)) }
    }
  }

  // MARK: The system

  /// Outside of a window nothing moves. UIKit may put the card in again later.
  private func cardDidMove(toWindow isInWindow: Bool) {
    if isInWindow {
      system.start(in: card)
      keyboard.start()
      engine.show()
      if lifecycle.isWaitingForUIKit { engine.startFrames() }
    } else {
      system.stop()
      keyboard.stop()
      finishAtOnce()
      engine.stopFrames()
      views.screenBehind?.restore()
    }
    app.tell(.moved(isInWindow: isInWindow), of: modal)
  }

  private func systemDidSend(_ event: SystemObserver.Event) {
    switch event {
    case .inactive: finger.letGo()
    case .background:
      finishAtOnce()
      ModalRequest.lookAtOnce()
    case .accessibility: card.superview?.setNeedsLayout()
    }
  }

  /// Puts the modal where it is bound for: there are no frames to move in.
  func finishAtOnce() {
    setOffIfStarting()
    finger.letGo()
    dock.finishAtOnce()
    engine.skipToStop()
  }

  /// Begins the movement of the modal: to its stop, or to the finger that pulls it open.
  private func setOff(at time: TimeInterval) {
    handle(.presentationMoved(isPulledOpen: finger.isPullingOpen))
    guard finger.isPullingOpen else { return send(.sent(to: detents.initialStop), at: time) }
    finger.beginPullingOpen(at: time)
  }

  /// Begins the movement of a modal for which no frame was drawn yet.
  private func setOffIfStarting() { if isStarting { setOff(at: SharedState.now) } }

  /// The modal is gone; it was not presented if a finger pulled it open and let go before that.
  /// `springsBehind`: a spring takes the screen behind back to its size.
  func leave(wasPresented: Bool, springsBehind: Bool) {
    engine.stopFrames()
    system.stop()
    dismissal.drop()
    dock.finishAtOnce()
    appearance.end()
    content.end()
    guides?.end()
    guides = nil
    views.leave(by: springsBehind ? configuration.tapSpringTiming : nil)
    feedback.removeKeyCommands()
    card.show(nil)
    keyboard.end()
    if interaction.phase != .resting(.dismissed) { send(.placed(.dismissed)) }
    feedback.modalDidLeave()
    app.tell(.left(by: lifecycle.cause, wasPresented: wasPresented), of: modal)
  }

  // MARK: Layout guides

  /// Keeps a layout guide of the screen behind at the edge of the card from now on.
  func lead(_ guide: CardGuideView) {
    let guides = guides ?? CardGuides()
    self.guides = guides
    guides.add(guide, interaction, in: layout, of: playedContainer)
    leadGuides()
  }

  private func leadGuides() {
    if let guides, let container = playedContainer {
      guides.follow(interaction, engine.flight, in: layout, of: container)
    }
  }
}

/// What the engine asks and tells.
extension ModalSession {
  var playedContainer: UIView? { views.container }
  var picture: (any MovingPicture)? { appearance.picture(of: interaction, in: layout) }
  var parts: [TransitionInspector.Part] { appearance.parts }
  var carrier: PageCarrier? { appearance.carrier }
  func write() { appearance.show(interaction, in: layout) }

  func engineDidShow() {
    leadGuides()
    if let material = views.material {
      material.show(layout.dimming?.share(at: interaction.progress.clamped(to: 0...1)) ?? 0)
    }
    updateTransition()
    // In a flight the bar changes with the transition, as UIKit's bars do; a finger may turn back at any moment.
    feedback.show(layout.statusBarBackground(at: engine.interaction.goal))
    if engine.inspector.isInUse, !interaction.isAtRest { engine.inspector.follow(engine) }
  }

  func engineDidHandle(_ effect: InteractionEffect?) {
    if let effect { perform(effect) }
    tellOfUpdate()
  }

  func engineWillShowFrame(at time: TimeInterval) {
    // The flight begins with the first frame after the layout, however long that took.
    if isStarting { setOff(at: time) }
    // The finger was on the modal before something was presented on it.
    if modal.coveringController != nil { finger.letGo() }
    if interaction.isHeld { finger.follow(at: time) } else { send(.frame, at: time) }
    if lifecycle.isWaitingForUIKit, let host {
      handle(.frame(isBeingDismissed: host.isDismissing), at: time)
    }
    if !needsFrames { engine.stopFrames() }
  }

  /// Whether each frame is needed. Core Animation plays flights without.
  private var needsFrames: Bool {
    if lifecycle.isWaitingForUIKit || isStarting { return true }
    guard let flight = engine.flight else { return !interaction.isAtRest }
    return appearance.looksInEachFrame || views.material != nil || engine.inspector.isInUse
      || app.needsFrames(of: modal) || !(uikit?.transition.follows(flight) ?? true)
  }
}
