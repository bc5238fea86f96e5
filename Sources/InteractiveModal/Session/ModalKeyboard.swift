import UIKit

/// The keyboard of a modal: the space it takes from the card, and the first responder that gets it
/// back.
///
/// While the user types in the card, every height of the card counts above the keyboard, as far as the
/// container has space. So a low card moves up by what the keyboard covers, and a card of full height
/// stays. In both, the safe area of the content ends at the keyboard.
@MainActor final class ModalKeyboard {
  /// The least height of a keyboard with keys, in points. Without keys, UIKit shows a bar of shortcuts, or
  /// what the app has above the keyboard (F293).
  private static let leastHeight: CGFloat = 120

  private unowned let session: ModalSession
  /// What the kit adds to the safe area of the modal.
  let safeArea: AdditionalSafeArea
  let space: KeyboardSafeArea
  /// Brings back the first responder that UIKit makes resign.
  let firstResponder: FirstResponderRestorer
  private let editing = EditingObserver()
  /// The height of the keyboard for which the card is laid out now, in points from the bottom edge of the container.
  private var usedHeight: CGFloat = 0
  /// The detent for which the modal was bound last.
  private var detent = TransitionStop.dismissed
  /// The time until which a first responder waits for the controller on the modal to go, in seconds.
  private var waitsUntil: TimeInterval = 0
  /// UIKit does not tell when that controller is gone, so a first responder that waits looks again and again.
  private lazy var timer = RepeatingTimer { [weak self] in self?.restoreIfUncovered() }

  init(_ session: ModalSession) {
    self.session = session
    safeArea = AdditionalSafeArea(session.modal)
    space = KeyboardSafeArea(safeArea)
    firstResponder = FirstResponderRestorer(in: session.card)
    space.onMove = { [weak self] in self?.follow($0) }
    // The user may go to a text of the card under a keyboard that is up already.
    editing.onBegin = { [weak self] in self?.update() }
  }

  func start() {
    space.start()
    editing.start()
  }

  func stop() {
    space.stop()
    editing.stop()
    timer.stop()
  }

  /// Gives the modal its safe area back: it is gone.
  func end() {
    stop()
    usedHeight = 0
    space.removeInset()
    safeArea.set(.zero, for: .hanging)
  }

  /// Dismisses the keyboard, and a bar above it: the modal leaves.
  func dismiss() {
    let present = firstResponder.current
    session.modal.viewIfLoaded?.endEditing(true)
    present?.resign()
  }

  // MARK: The space for the keyboard

  /// Whether a keyboard with keys is on the screen for a text of this app.
  var isUp: Bool {
    // A drag asks in each event.
    guard space.isKnown else { return false }
    let shown = space.shownHeight(in: session.card.window)
    return shown - barHeight(of: firstResponder.current) > Self.leastHeight
  }

  /// Returns the height above which the heights of the card count, in points from the bottom edge of the
  /// container; 0 without a keyboard.
  func height(in container: UIView) -> CGFloat {
    if adaptsToKeyboard, growsOutOfSight(in: container) { usedHeight = wantedHeight(in: container) }
    return usedHeight
  }

  /// Whether the card can get higher at once without a visible jump. In flight only a card that slides, down to
  /// the bottom edge, can: its added length is below the screen. Other cards wait until they have arrived.
  private func growsOutOfSight(in container: UIView) -> Bool {
    session.interaction.isAtRest
      || session.interaction.slideEnd == -.infinity && session.layout.card.maxY >= container.bounds.maxY
  }

  /// The keyboard of another screen does not move the card. Nor does a bar that a controller of the modal
  /// has above the keyboard, because it covers no text in which the user types.
  private func wantedHeight(in container: UIView) -> CGFloat {
    guard session.configuration.keyboard.raisesCard, space.lastMove.isLocal else { return 0 }
    let covered = space.coveredHeight(of: container.bounds, in: container)
    guard covered > 0, let responder = firstResponder.current else { return 0 }
    return max(covered - barHeight(of: responder), 0)
  }

  private func barHeight(of responder: FirstResponder?) -> CGFloat {
    responder?.barOwner?.inputAccessoryView?.bounds.height ?? 0
  }

  /// Whether the modal makes space for the keyboard. A modal that is held, or that leaves, keeps
  /// its layout.
  var adaptsToKeyboard: Bool {
    switch session.interaction.phase {
    case .resting(.detent), .settling(_, .detent): true
    case .resting(.dismissed), .settling(_, .dismissed), .caught, .dragged, .asking: false
    }
  }

  /// Makes space for the keyboard as it is now.
  func update() { follow(space.lastMove) }

  /// Makes space for a keyboard that moves: card and content move with it. In flight the card is sent on
  /// with its spring, because a finger may catch it.
  private func follow(_ move: KeyboardMove) {
    guard adaptsToKeyboard, let container = session.playedContainer else { return }
    // The app may end the session as the card is laid out.
    withExtendedLifetime(session) {
      if wantedHeight(in: container) == usedHeight || !growsOutOfSight(in: container) {
        move.animate(session.modal.view) { self.updateInset() }
      } else if session.interaction.isAtRest {
        move.animate(container) { container.setNeedsLayout() }
      } else {
        session.layOutAnew()
      }
    }
  }

  /// Adds what the keyboard covers to the safe area, unless the app keeps its content clear. While
  /// the modal presents another one of the kit's, the keyboard belongs to that one. Under an alert
  /// the modal keeps its inset: no notification tells when the alert goes.
  func updateInset() {
    guard let container = session.playedContainer else { return }
    guard space.isKnown, session.modal.presentedViewController?.modalSession == nil, !isLeftToApp else {
      return space.removeInset()
    }
    let layout = session.layout
    let progress = layout.stops.position(of: session.interaction.detent).progress
    var card = layout.visibleCard(at: progress)
    card.size.height -= layout.floating.inset(at: progress)
    space.addInset(for: card, in: container) { session.content.leastHeight(at: card.width) }
  }

  /// Whether the app keeps its content clear of the keyboard: it says so, or the controller in
  /// which the user types does it by itself. Without a first responder, the shown controller counts.
  private var isLeftToApp: Bool {
    guard space.shownHeight(in: session.card.window) > 0 else { return false }
    return switch session.configuration.keyboard.avoidance {
    case .byApp: true
    case .automatic:
      (firstResponder.current?.responder ?? session.modal.innermostShownController)
        .avoidsKeyboard(before: session.card)
    }
  }

  // MARK: The first responder

  /// Lowers the keyboard while a finger drags the modal out of its place, if the app wants that.
  func lower(inDragBy translation: CGFloat) {
    guard translation > 0, space.isKnown else { return }
    let session = session
    guard session.configuration.keyboard.duringDrag == .lowers,
      session.interaction.progress < session.interaction.detentProgress,
      case .dragged = session.interaction.phase, isUp
    else { return }
    firstResponder.resign()
  }

  /// The modal is bound for a detent: gives the keyboard back, unless the detent is lower than the one from
  /// which the modal comes. There the user wants to see less of the card, so the keyboard is dismissed.
  func restore(at stop: TransitionStop) {
    let former = detent
    detent = stop
    guard stop != .detent(.docked) else {
      firstResponder.remember()
      return dismiss()
    }
    guard space.isKnown || firstResponder.isRemembered else { return }
    let stops = session.interaction.stops
    if stops.position(of: stop).progress < stops.position(of: former).progress {
      if session.configuration.keyboard.duringDrag == .lowers, isUp { firstResponder.resign() }
      firstResponder.forget()
    }
    waitsUntil = SharedState.systemNow + Patience.long
    restoreIfUncovered()
    // The keyboard may have changed under the finger.
    if let container = session.playedContainer, wantedHeight(in: container) != usedHeight {
      withExtendedLifetime(session) { session.layOutAnew() }
    }
  }

  /// Under another presented controller the modal gets no keyboard.
  private func restoreIfUncovered() {
    guard firstResponder.isRemembered, adaptsToKeyboard else { return timer.stop() }
    if session.modal.coveringController == nil {
      timer.stop()
      firstResponder.restore()
    } else if SharedState.systemNow < waitsUntil {
      timer.start()
    } else {
      timer.stop()
      firstResponder.forget()
    }
  }
}
