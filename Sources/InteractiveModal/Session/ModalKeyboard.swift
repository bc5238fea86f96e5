import UIKit

/// The keyboard of a modal: the space it takes from the card, and the first responder that gets it
/// back.
@MainActor final class ModalKeyboard {
  private unowned let session: ModalSession
  /// What the kit adds to the safe area of the modal.
  let safeArea: AdditionalSafeArea
  let space: KeyboardSafeArea
  private let firstResponder: FirstResponderRestorer

  init(_ session: ModalSession) {
    self.session = session
    safeArea = AdditionalSafeArea(session.modal)
    space = KeyboardSafeArea(safeArea)
    firstResponder = FirstResponderRestorer(in: session.card)
    space.onMove = { [weak self] in self?.follow($0) }
  }

  func start() { space.start() }
  func stop() { space.stop() }

  /// Gives the modal its safe area back: it is gone.
  func end() {
    space.stop()
    space.removeInset()
    safeArea.set(.zero, for: .hanging)
  }

  /// Remembers the first responder before UIKit makes it resign.
  func rememberFirstResponder() { firstResponder.remember() }

  // MARK: The space for the keyboard

  /// Whether a keyboard is on the screen.
  var isUp: Bool { space.isKeyboardUp(in: session.card.window) }

  /// Makes space for the keyboard at the modal's detent, without animation.
  func update() {
    guard adaptsToKeyboard else { return }
    // The app may end the session as the card rises.
    withExtendedLifetime(session) {
      riseOverKeyboard()
      updateInset()
    }
  }

  /// Reacts to a keyboard that moves: the content moves with it. The card rises with its own
  /// spring, because a finger may catch it.
  private func follow(_ move: KeyboardMove) {
    guard adaptsToKeyboard else { return }
    withExtendedLifetime(session) {
      riseOverKeyboard()
      move.animate(session.modal.view) { self.updateInset() }
    }
  }

  /// Whether the modal makes space for the keyboard. A modal that is held, or that leaves, keeps
  /// its layout.
  private var adaptsToKeyboard: Bool {
    switch session.interaction.phase {
    case .resting(.detent), .settling(_, .detent): true
    case .resting(.dismissed), .settling(_, .dismissed), .caught, .dragged, .asking: false
    }
  }

  /// Takes a card in which the user types to its highest detent, if the keyboard would cover its
  /// content. The keyboard of a screen behind that is in use does not move the card.
  private func riseOverKeyboard() {
    let stops = session.interaction.stops
    guard session.configuration.keyboard.raisesCard, firstResponder.current != nil,
      session.modal.coveringController == nil,
      session.interaction.detent != stops.highest.stop, covers(session.interaction.detent)
    else { return }
    session.send(.sent(to: stops.highest.stop))
  }

  /// Whether the keyboard covers the foot of a card at a stop. A modal from another edge than the
  /// bottom cannot avoid the keyboard by rising.
  private func covers(_ stop: TransitionStop) -> Bool {
    let layout = session.layout
    guard let container = session.playedContainer, layout.direction == .down else { return false }
    let visible = layout.visibleCard(at: layout.stops.position(of: stop).progress)
    return space.coveredHeight(of: visible, in: container) > container.safeAreaInsets.bottom
  }

  /// Adds what the keyboard covers to the safe area, unless the app keeps its content clear. While
  /// the modal presents another one of the kit's, the keyboard belongs to that one. Under an alert
  /// the modal keeps its inset: no notification tells when the alert goes.
  func updateInset() {
    guard let container = session.playedContainer else { return }
    guard session.modal.presentedViewController?.modalSession == nil, !(isUp && isLeftToApp) else {
      return space.removeInset()
    }
    let layout = session.layout(in: container)
    let position = layout.stops.position(of: session.interaction.detent)
    space.addInset(for: layout.visibleCard(at: position.progress), in: container)
  }

  /// Whether the app keeps its content clear of the keyboard: it says so, or the controller in
  /// which the user types does it by itself. Without a first responder, the shown controller counts.
  private var isLeftToApp: Bool {
    switch session.configuration.keyboard.avoidance {
    case .byApp: true
    case .automatic:
      (firstResponder.current ?? session.modal.innermostShownController).avoidsKeyboard(before: session.card)
    }
  }

  // MARK: The first responder

  /// Lowers the keyboard while a finger drags the modal out of its place, if the app wants that.
  func lower(inDragBy translation: CGFloat) {
    guard translation > 0 else { return }
    let session = session
    guard session.configuration.keyboard.duringDrag == .lowers, session.interaction.progress < 1,
      case .dragged = session.interaction.phase
    else { return }
    firstResponder.resign()
  }

  /// Gives the keyboard back to a modal that is bound for its highest detent. At a lower detent
  /// the keyboard would cover the text, so it is dismissed. Under another presented controller the
  /// modal gets no keyboard.
  func restore(at stop: TransitionStop) {
    let highest = session.interaction.stops.highest.stop
    if session.modal.coveringController == nil, stop == highest { return firstResponder.restore() }
    if stop != .dismissed, stop != highest, covers(stop) { firstResponder.resign() }
    firstResponder.forget()
  }
}
