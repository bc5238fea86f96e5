import UIKit

/// The heart of a presentation: passes events to the interaction, shows where the modal is, and does what the
/// interaction asks for.
@MainActor final class ModalDriver {
  let views: ModalViews
  let modal: UIViewController
  weak var delegate: (any ModalDriverDelegate)?
  let configuration: ModalConfiguration
  /// Where the app wants the modal to be presented.
  var initialDetent: ModalDetent.Identifier?
  let choreography: CardGeometry
  var interaction: InteractionState
  /// The room's, for a card that is not in one yet: an empty one's.
  var layout: CardLayout
  /// What the layout was worked out from; `nil` where it has to be worked out anew.
  var stage: LayoutContext?
  private var lastUpdate: ModalUpdate
  let gesture = PanDriver()
  var grabber: GrabberView?
  let statusBar = StatusBarUpdater()
  /// Another choreography than Mail's, while the modal is off its place.
  var performance: TransitionRenderer?
  /// A finger elsewhere that pulls the modal into the screen.
  var opening = ModalOpening.none
  var mover = MotionOwner.kit
  let dismissal: DismissalBroker
  let question = DismissalQuestion()
  let focus = VoiceOverFocus()
  let escapeKeys: DismissKeyCommands?
  private let haptics: HapticFeedback
  let insets: AdditionalSafeArea
  let keyboard: KeyboardAvoider
  /// Who has the keyboard on the card.
  let firstResponder: FirstResponderRestorer
  lazy var clock = DisplayLink { [weak self] time in self?.frame(at: time) }
  lazy var news = SystemObserver { [weak self] in self?.systemTold($0) }

  init(
    _ controller: UIPresentationController, configuration: ModalConfiguration,
    delegate: any ModalDriverDelegate
  ) {
    modal = controller.presentedViewController
    self.delegate = delegate
    self.configuration = configuration
    initialDetent = configuration.initialDetent
    choreography = configuration.mailChoreography
    layout = choreography.layout(on: .empty)
    interaction = InteractionState(
      motion: MotionParameters(configuration.motion).with(configuration.choreography?.spring))
    lastUpdate = ModalUpdate(interaction)
    dismissal = DismissalBroker(controller)
    escapeKeys =
      configuration.dismissesOnEscape ? DismissKeyCommands(title: configuration.strings.dismiss) : nil
    haptics = HapticFeedback(configuration.haptics)
    views = ModalViews(content: modal.view, from: configuration.edge)
    insets = AdditionalSafeArea(modal)
    keyboard = KeyboardAvoider(insets)
    firstResponder = FirstResponderRestorer(in: views.card)
    views.card.addGestureRecognizer(gesture.recognizer)
    views.card.onWindowChange = { [weak self] in self?.cardDidMove(toWindow: $0) }
    views.card.onEscape = { [weak self] in self?.dismissByUser(.escapeGesture) ?? false }
    if configuration.dismissesOnTapOutside {
      views.passage.onTap = { [weak self] in self?.tappedOutside() }
    }
    keyboard.onMove = { [weak self] in self?.keyboardDidMove() }
    gesture.receiver = self
    if configuration.showsGrabber { showGrabber() }
  }

  /// Where the modal is presented: at its lowest detent, unless the app wants another one.
  var initialStop: TransitionStop {
    initialDetent.map(TransitionStop.detent) ?? interaction.stops.lowest.stop
  }

  /// How long the modal takes when nobody touches it, in seconds.
  var nominalDuration: TimeInterval {
    let motion = interaction.motion
    return SpringAnimation(
      spring: motion.spring(from: 1, to: 0, at: 0), start: 1, target: 0, startTime: 0
    ).restTime(within: motion.restTolerance / interaction.travel)
  }

  // MARK: Events

  func handle(_ event: InteractionState.Event) {
    // Told of the end last, after UIKit, which lets go of everything then.
    let listener = delegate
    let effect = interaction.handle(event)
    show()
    if let effect { perform(effect) }
    announce(to: listener)
  }

  func show() {
    guard mover == .kit else { return showSurroundings() }
    if let custom = configuration.choreography {
      perform(custom)
    } else {
      views.apply(
        choreography.pose(at: interaction.fraction, slidingTo: interaction.slideLimit, in: layout))
    }
    dismissal.update(interaction.fraction)
    statusBar.follow(choreography.surroundings(ofStatusBarAt: interaction.fraction, in: layout), on: modal)
    if !isAtRest { TransitionInspector.shared.follow(self) }
  }

  private func perform(_ effect: InteractionState.Effect) {
    switch effect {
    case .hold:
      clock.start()
      TransitionInspector.shared.begin(self)
    case .settle(let stop):
      clock.start()
      TransitionInspector.shared.begin(self)
      views.card.takesTouches = stop != .dismissed
      dismissal.decide(stop)
      if stop != .dismissed { giveKeyboardBack(at: stop) }
    case .ask:
      clock.start()
      ask(for: .drag)
    case .wait:
      clock.stop()
    case .arrive(.detent):
      clock.stop()
      endInspection(isOpen: true)
      grabber?.isAt(interaction.detent, of: interaction.stops)
      keyboardDidMove()
      cardInFront?.setNeedsLayout()
      dismissal.concludePresentation()
      focus.modalIsHere(modal.view)
    case .arrive(.dismissed):
      endInspection(isOpen: false)
      views.leave()
      dismissal.arrive()
      if !dismissal.isWaiting { clock.stop() }
    }
  }

  /// The container of a card on this one, which is laid out by where this one stands.
  private var cardInFront: UIView? {
    modal.presentedViewController?.ownModalPresentation?.containerView
  }

  /// Asks the app what was prepared, once.
  func ask(for cause: ModalOutcome.Cause) {
    question.ask { [weak self] in self?.answer($0, for: cause) }
  }

  /// A finger that holds the modal goes on from where that is: what resisted it may not any more.
  func answer(_ isGranted: Bool, for cause: ModalOutcome.Cause) {
    handle(.answered(isGranted, at: DisplayLink.now))
    if isHeld { rebase() }
    if isGranted { dismissal.cause = cause }
  }

  private func announce(to listener: (any ModalDriverDelegate)?) {
    let update = ModalUpdate(interaction)
    guard update != lastUpdate else { return }
    lastUpdate = update
    haptics.follow(update, travel: interaction.travel)
    listener?.modal(modal, didUpdate: update)
  }

  private func frame(at time: TimeInterval) {
    if dismissal.isPresenting {
      // The first frame after the modal was laid out, however long that took: the flight begins here.
      setOff(at: time)
      if dismissal.isPresenting { dismissal.concludePresentation() }
    }
    // The finger was on the modal before something was presented on it.
    if modal.presentedViewController != nil { letGo() }
    if isHeld { follow(at: time) } else { handle(.frame(at: time)) }
    switch dismissal.checkPatience(at: time) {
    case .fine: break
    case .lost: bringBack(at: time)
    }
  }

  /// UIKit does not let the modal go: rather a modal on screen than a screen that takes no touches.
  private func bringBack(at time: TimeInterval) {
    guard let container = views.card.superview else { return clock.stop() }
    views.enter(container)
    handle(.sent(to: interaction.detent, at: time))
  }
}
