import UIKit

/// The heart of a presentation: passes events to the interaction, shows where the modal is, and does what the
/// interaction asks for.
@MainActor final class ModalDriver {
  let views: ModalViews
  private let modal: UIViewController
  private weak var delegate: (any ModalDriverDelegate)?
  private let choreography: MailChoreography
  private let motion: ModalMotion
  private var interaction: ModalInteraction
  private var stage = ModalStage.empty
  private var lastUpdate: ModalUpdate
  private let gesture = PanDriver()
  private let dismissal: DismissalBroker
  private lazy var clock = FrameClock { [weak self] time in self?.frame(at: time) }
  private lazy var interruptions = Interruptions { [weak self] in self?.appWasInterrupted(by: $0) }

  init(
    _ controller: UIPresentationController, configuration: ModalConfiguration, delegate: any ModalDriverDelegate
  ) {
    modal = controller.presentedViewController
    self.delegate = delegate
    choreography = configuration.choreography
    motion = configuration.motion
    interaction = ModalInteraction(motion: motion)
    lastUpdate = ModalUpdate(interaction)
    dismissal = DismissalBroker(controller)
    views = ModalViews(content: modal.view)
    views.card.addGestureRecognizer(gesture.recognizer)
    views.card.onWindowChange = { [weak self] in self?.cardDidMove(toWindow: $0) }
    gesture.receiver = self
  }

  /// How long the modal takes when nobody touches it, in seconds.
  var nominalDuration: TimeInterval {
    SpringMotion(spring: motion.tapSpring, start: 1, target: 0, startTime: 0)
      .restTime(within: motion.restTolerance / interaction.travel)
  }

  // MARK: Events

  private func handle(_ event: ModalInteraction.Event) {
    let effect = interaction.handle(event)
    show()
    if let effect { perform(effect) }
    announce()
  }

  private func show() {
    views.apply(choreography.pose(at: interaction.fraction, on: stage))
    dismissal.update(interaction.fraction)
  }

  private func perform(_ effect: ModalInteraction.Effect) {
    switch effect {
    case .hold:
      clock.start()
      dismissal.hold()
    case .settle(let stop):
      clock.start()
      views.card.takesTouches = stop == .presented
      dismissal.decide(stop)
    case .arrive(.presented):
      clock.stop()
      dismissal.concludePresentation()
    case .arrive(.dismissed):
      views.leave()
      dismissal.arrive()
      if !dismissal.isWaiting { clock.stop() }
    }
  }

  private func announce() {
    let update = ModalUpdate(interaction)
    guard update != lastUpdate else { return }
    lastUpdate = update
    delegate?.modal(modal, didUpdate: update)
  }

  private func frame(at time: TimeInterval) {
    dismissal.concludePresentation()
    if isHeld { gesture.refresh() } else { handle(.frame(at: time)) }
    switch dismissal.checkPatience(at: time) {
    case .fine: break
    case .lost: bringBack(at: time)
    }
  }

  /// UIKit does not let the modal go: rather a modal on screen than a screen that takes no touches.
  private func bringBack(at time: TimeInterval) {
    guard let container = views.card.superview else { return clock.stop() }
    views.enter(container)
    handle(.presented(at: time))
  }
}

// MARK: - What UIKit tells

extension ModalDriver {
  /// UIKit is about to present in a container, over a screen that stays.
  func enter(_ container: UIView, over backdrop: Backdrop) {
    views.backdrop = backdrop
    views.enter(container)
    roomDidChange(in: container)
  }

  /// UIKit has begun a transition, ours or the app's.
  func transitionDidStart(
    _ transition: ModalInteractiveTransition, in context: any UIViewControllerContextTransitioning
  ) {
    if context.viewController(forKey: .to) === modal {
      views.addCard(to: context.containerView)
      roomDidChange(in: context.containerView)
      dismissal.presentationDidStart(transition)
      handle(.presented(at: FrameClock.now))
    } else {
      dismissalDidStart(transition)
    }
  }

  /// A dismissal that the app asked for sends the modal off, from under a finger too.
  private func dismissalDidStart(_ transition: ModalInteractiveTransition) {
    switch dismissal.dismissalDidStart(transition) {
    case .asked: dismissal.catchUp(with: interaction.state)
    case .unasked:
      handle(.dismissed(at: FrameClock.now))
      gesture.cancel()
    }
  }

  /// Without animation UIKit has put the card in place itself.
  func presentationDidEnd() {
    if interaction.state == .resting(.dismissed) { handle(.placed(.presented)) }
  }

  /// The modal is gone, whichever way.
  func leave() {
    clock.stop()
    interruptions.stop()
    views.leave()
    handle(.placed(.dismissed))
  }

  // MARK: The room

  func layout(in container: UIView) -> ModalLayout { choreography.layout(on: views.stage(in: container)) }

  func roomWillChange() { views.prepareForResize() }

  /// The same fraction of the travel, in the new room.
  func roomDidChange(in container: UIView) {
    let stage = views.stage(in: container)
    if stage != self.stage { gesture.rebase() }
    self.stage = stage
    let layout = choreography.layout(on: stage)
    interaction.travel = layout.travel
    views.apply(layout)
    show()
  }

  // MARK: Being off screen

  /// Out of the window nothing moves and nothing is stepped back; UIKit may put the card in again later.
  private func cardDidMove(toWindow isInWindow: Bool) {
    if isInWindow {
      interruptions.start()
      show()
    } else {
      clock.stop()
      interruptions.stop()
      finishAtOnce()
      views.backdrop?.restore()
    }
  }

  private func appWasInterrupted(by interruption: Interruptions.Kind) {
    switch interruption {
    case .inactive: gesture.cancel()
    case .background: finishAtOnce()
    }
  }

  /// There are no frames to move in: the modal goes where it is bound for.
  private func finishAtOnce() {
    switch interaction.state {
    case .resting: break
    case .caught, .dragged: handle(.placed(.presented))
    case .settling(_, let stop): handle(.placed(stop))
    }
  }
}

// MARK: - What the finger does

extension ModalDriver: PanReceiver {
  var isHeld: Bool {
    switch interaction.state {
    case .caught, .dragged: true
    case .resting, .settling: false
    }
  }

  var isAtRest: Bool {
    switch interaction.state {
    case .resting: true
    case .caught, .dragged, .settling: false
    }
  }

  func fingerLanded() { handle(.touched) }

  func fingerBegan() {
    switch interaction.state {
    case .caught(_, boundFor: .dismissed): handle(.began(.beyondPresented))
    case .caught, .resting: handle(.began(resistance))
    case .dragged, .settling: break
    }
  }

  /// Asks the app, once per gesture.
  private var resistance: Grip.Resistance {
    delegate?.shouldDismiss(modal) ?? true ? .beyondPresented : .eitherWay
  }

  func fingerMoved(by way: CGFloat, velocity: CGFloat) { handle(.moved(by: way, velocity: velocity)) }

  /// A modal that presents another one stays: the finger was on it before.
  func fingerReleased(velocity: CGFloat) {
    guard modal.presentedViewController == nil else { return fingerCancelled() }
    let wasRefused = isRefused
    handle(.released(velocity: velocity, at: FrameClock.now))
    if wasRefused { delegate?.didAttemptToDismiss(modal) }
  }

  private var isRefused: Bool {
    if case .dragged(let grip) = interaction.state { grip.resistance == .eitherWay } else { false }
  }

  func fingerLifted() { handle(.lifted(at: FrameClock.now)) }
  func fingerCancelled() { handle(.cancelled(at: FrameClock.now)) }
}
