import UIKit

/// The owner of what moves along a travel: a modal, two screens, or a part of the dock. It has the views that the
/// engine moves.
@MainActor package protocol TransitionOwner: AnyObject {
  /// The view in which the screen moves; `nil` before it can move.
  var playedContainer: UIView? { get }
  /// The picture of a flight; `nil` if nothing moves.
  var picture: (any MovingPicture)? { get }
  /// The parts that move, each once, for the inspector.
  var parts: [TransitionInspector.Part] { get }
  /// The page that a finger carries in both axes; `nil`, the default, if there is none.
  var carrier: PageCarrier? { get }
  /// Shows the interaction as it is, without a flight.
  func write()
  /// The screen shows another moment.
  func engineDidShow()
  func engineDidHandle(_ effect: InteractionEffect?)
  /// A frame is made that the user will see at a time.
  func engineWillShowFrame(at time: TimeInterval)
}

extension TransitionOwner {
  package var carrier: PageCarrier? { nil }
}

/// The owner of a transition that UIKit begins, and that ``DrivenTransition`` drives.
@MainActor package protocol DrivenTransitionOwner: TransitionOwner {
  /// Duration of a transition that no finger touches, in seconds.
  var nominalDuration: TimeInterval { get }
  /// Whether UIKit's transition begins interactively: a finger holds the screen, or pulls it open.
  var startsInteractively: Bool { get }
  /// An empty view in the container, for what runs alongside; `nil`, the default, if one is to be
  /// added.
  var alongsideView: UIView? { get }
  /// UIKit begins a transition: puts the screen that comes into the container, so that blocks alongside
  /// can animate what is in it (F310); nothing to do by default.
  func transitionWillStart(in context: any UIViewControllerContextTransitioning)
  func transitionDidStart(
    _ transition: DrivenTransition, in context: any UIViewControllerContextTransitioning)
  /// The transition has told UIKit that it is cancelled; nothing to do by default.
  func transitionWasCalledOff()
}

extension DrivenTransitionOwner {
  package var alongsideView: UIView? { nil }
  package func transitionWillStart(in context: any UIViewControllerContextTransitioning) {}
  package func transitionWasCalledOff() {}
}

/// Moves a modal, or the screens of a controller: takes events, and shows the interaction that
/// comes of them.
///
/// Core Animation plays flights, and everything else is written as it comes. In a flight the
/// interaction is at the moment that was read last. So every event first takes over what the screen
/// shows.
@MainActor package final class TransitionEngine {
  package var interaction: InteractionState
  package weak var owner: (any TransitionOwner)?
  private var played: PlayedFlight?
  /// Follows the transition while the app is developed; does no work unless it is in use.
  package let inspector = TransitionInspector.shared
  private lazy var frames = DisplayLink { [weak self] in self?.owner?.engineWillShowFrame(at: $0) }

  package init(_ interaction: InteractionState) { self.interaction = interaction }

  /// The flight that Core Animation plays; `nil` if none is played.
  package var flight: Flight? { played?.flight }

  /// The progress that the screen shows.
  var progress: CGFloat { played?.shown.value ?? interaction.progress }

  /// Handles an event at a time of motion, in seconds.
  package func handle(_ event: InteractionEvent, at time: TimeInterval) {
    readFlight(tells: event == .frame)
    if event == .frame, interaction.animation != nil {
      if played != nil { return }  // The screen tells the time of a flight.
      if SharedState.current.steppedFrames != nil {
        take(event, at: time)
      } else {
        // It was not played while motion was paused, or while there was no window.
        show()
      }
    } else {
      // The next motion begins exactly where the screen shows the flight, and as fast.
      if let shown = played?.shown { interaction.takeOver(shown, renews: false) }
      take(event, at: time)
    }
  }

  /// Takes over what the screen shows of a flight.
  ///
  /// - Parameter tells: Whether the owner hears of it. Before another event it hears of the end of a flight alone: an
  ///   app that answered would come before that event.
  private func readFlight(tells: Bool) {
    guard let time = played?.shownTime else { return }
    let effect = interaction.handle(.frame, at: time)
    if tells || effect != nil { show(effect) }
  }

  /// Handles an event: shows what comes of it, and then tells its effect.
  private func take(_ event: InteractionEvent, at time: TimeInterval) {
    show(interaction.handle(event, at: time))
  }

  private func show(_ effect: InteractionEffect?) {
    // `owner` is weak, and what is displayed may release it: this keeps it for `engineDidHandle`.
    guard let owner else { return }
    display(for: owner)
    owner.engineDidHandle(effect)
    played?.layOut()
    // UIKit switches its own animations off, and not those that Core Animation plays for the engine (F134).
    if effect != nil, !UIView.areAnimationsEnabled { skipToStop() }
  }

  /// Plays the flight of the interaction, or writes the picture if there is no flight; and lays out.
  package func show() {
    if let owner { display(for: owner) }
    played?.layOut()
  }

  private func display(for owner: any TransitionOwner) {
    if !playFlight(for: owner) { write(for: owner) }
    owner.engineDidShow()
  }

  private func write(for owner: any TransitionOwner) {
    owner.write()
    if let carrier = follow(pageOf: owner), let page = interaction.page { carrier.show(page.pose) }
  }

  /// Takes over where the page comes from, which the picture tells. The picture may have been laid
  /// out anew.
  @discardableResult private func follow(pageOf owner: any TransitionOwner) -> PageCarrier? {
    let carrier = owner.carrier
    if carrier != nil || interaction.boxedPage != nil {
      interaction.follow(pageFrom: carrier?.home, in: carrier?.container.size ?? .zero)
    }
    return carrier
  }

  /// Has Core Animation play the flight of the interaction, and ends any other.
  ///
  /// - Returns: Whether Core Animation plays it: the views have to be left alone. `false` without a
  ///   spring, a window or a picture, while the inspector pauses, and in stepped frames.
  private func playFlight(for owner: any TransitionOwner) -> Bool {
    guard let animation = interaction.animation else {
      stop()
      return false
    }
    if let played, played.shows(animation) { return true }
    stop()
    let speed = SharedState.current.motionTime.speed
    guard speed > 0, SharedState.current.steppedFrames == nil, let container = owner.playedContainer,
      container.window != nil, let picture = owner.picture
    else { return false }
    let carrier = follow(pageOf: owner)
    guard let flight = interaction.flight else { return false }
    played = PlayedFlight(flight, of: picture, on: carrier, in: container, at: speed) { [weak self] in
      self?.flightDidEnd(at: flight.endTime)
    }
    return true
  }

  private func stop() {
    let ended = played
    played = nil
    ended?.stop()
  }

  private func flightDidEnd(at time: TimeInterval) {
    take(.frame, at: time)
    // If rounding keeps the state machine from arriving, the screen is put at its stop.
    if case .settling(_, let stop) = interaction.phase, flight?.endTime == time {
      take(.placed(stop), at: time)
    }
  }

  /// Ends a flight where the screen shows it, for a change from which it goes on with `show()`.
  func interrupt() {
    guard let (time, shown) = played.map({ ($0.shownTime, $0.shown) }), let owner else { return }
    stop()
    let effect = interaction.handle(.frame, at: time)
    interaction.takeOver(shown, renews: true)
    // An animation block that runs now begins at what the screen shows.
    UIView.performWithoutAnimation { write(for: owner) }
    if let effect { owner.engineDidHandle(effect) }
  }

  /// Ends a flight at the stop for which it is bound. The app hears first where the screen is, and
  /// may send it elsewhere then.
  package func skipToStop() {
    readFlight(tells: true)
    if case .settling(_, let stop) = interaction.phase { handle(.placed(stop), at: SharedState.now) }
  }

  /// Shows the screens in another size of their container. Layout in it may begin the flight once
  /// more, so it is interrupted afterwards too.
  package func resize(_ change: () -> Void) {
    interrupt()
    change()
    interrupt()
    show()
  }

  // MARK: Frames

  /// Calls the owner in each frame from now on.
  package func startFrames() { frames.start() }
  package func stopFrames() { frames.stop() }
}
