import UIKit

/// The heights at which a modal can stand: what the app selects, and what the user selects by the
/// grabber.
@MainActor final class DetentControl {
  private enum Step { case up, down }

  private unowned let session: ModalSession
  /// The detent that the app has selected before UIKit began.
  private var selectedBefore: ModalDetent.Identifier?
  private var grabber: GrabberView?

  init(_ session: ModalSession) { self.session = session }

  /// Shows a grabber, if the configuration has one now.
  func update() {
    grabber?.removeFromSuperview()
    grabber = nil
    guard session.configuration.grabber.isVisible else { return }
    let grabber = GrabberView(session.configuration)
    self.grabber = grabber
    grabber.addAction(UIAction { [weak self] _ in self?.grabberWasTapped() }, for: .touchUpInside)
    grabber.onIncrement = { [weak self] in self?.go(.up) }
    grabber.onDecrement = { [weak self] in self?.lower() }
    grabber.onClose = { [weak self] in self?.close() ?? false }
    session.card.clip.show(grabber)
    modalDidArrive()
  }

  /// The stop at which the modal is presented.
  var initialStop: TransitionStop {
    guard let detent = selectedBefore ?? session.configuration.initialDetent, isKnown(detent) else {
      return session.interaction.stops.lowestContent.stop
    }
    return .detent(detent)
  }

  /// Whether a detent is among those of the page or the configuration, also where the container has no room for it.
  private func isKnown(_ detent: ModalDetent.Identifier) -> Bool {
    session.configuration.detents.contains { $0.identifier == detent }
      || (detent == .docked && session.host?.dockPlace != nil)
  }

  /// The detent at which the modal stands, or for which it is bound.
  var selected: ModalDetent.Identifier? {
    switch session.interaction.detent {
    case .detent(let identifier): identifier
    case .dismissed: nil
    }
  }

  /// Takes the modal to one of its detents, from under a finger too. Before UIKit has begun, the
  /// modal is going to be presented there.
  ///
  /// - Parameter place: Where the app names the detent.
  func select(
    _ detent: ModalDetent.Identifier, animated: Bool, by place: String = "selectModalDetent(_:)"
  ) {
    // The app may end the session as the card is put at the detent.
    let session = session
    reportUnknown(detent, place)
    guard session.interaction.phase != .resting(.dismissed) else {
      if isKnown(detent) { selectedBefore = detent }
      return
    }
    let stop = TransitionStop.detent(detent)
    guard session.interaction.stops.detents.contains(where: { $0.stop == stop }),
      !session.finger.isPullingOpen
    else { return }
    let isHeld = session.interaction.isHeld
    if animated, session.card.window != nil {
      send(to: stop)
    } else if isHeld || session.interaction.stopIfReleased != .dismissed {
      session.send(.placed(stop))
    }
    if isHeld { session.finger.cancel() }
  }

  // MARK: Mistakes

  /// Reports names of the configuration that no detent has, as the modal opens: later, another page may count.
  func reportUnknownNames() {
    if let detent = session.configuration.initialDetent { reportUnknown(detent, "initialDetent") }
    if let detent = session.configuration.dimming.largestUndimmedDetent {
      reportUnknown(detent, "dimming.largestUndimmedDetent")
    }
  }

  /// Reports detents that the app cannot mean, once for each type of modal.
  func reportMistakes() {
    let (detents, modal) = (session.configuration.detents, type(of: session.modal))
    if detents.isEmpty {
      TransitionReport.reportOnce(
        "The detents of \(modal) are empty, so it gets .large: put at least one detent into its configuration"
      )
    }
    for (index, detent) in detents.enumerated() {
      let name = detent.identifier.rawValue
      if detents[..<index].contains(where: { $0.identifier == detent.identifier }) {
        TransitionReport.reportOnce(
          "\(modal) has two detents named “\(name)”: give each its own name, or remove one")
      }
      guard let mistake = detent.mistake else { continue }
      TransitionReport.reportOnce("The detent “\(name)” of \(modal) has \(mistake)")
    }
  }

  /// Reports a name that no detent has. The configuration may name detents of another page, and a container may leave
  /// a detent out.
  private func reportUnknown(_ detent: ModalDetent.Identifier, _ place: String) {
    let configuration = session.configuration
    func isName(in detents: [ModalDetent]) -> Bool { detents.contains { $0.identifier == detent } }
    guard !isName(in: configuration.detents), !isName(in: session.ownDetents),
      detent != .docked || !configuration.canBeDocked
    else { return }
    let names = configuration.detents.map { "“\($0.identifier.rawValue)”" }.joined(separator: ", ")
    // The type of a hosting controller names that of its whole view.
    let type = "\(type(of: session.modal))".prefix { $0 != "<" }
    TransitionReport.reportOnce(
      "\(place) of \(type) names “\(detent.rawValue)”, which is not among its detents: add a detent "
        + "of this name, or use one of \(names)")
  }

  // MARK: VoiceOver

  /// Tells VoiceOver at which height the modal stands.
  func modalDidArrive() { grabber?.show(session.interaction.detent, of: session.interaction.stops) }

  /// Goes to the next higher detent, or from the highest to the lowest.
  private func grabberWasTapped() {
    let stops = session.interaction.stops
    session.interaction.detent == stops.highest.stop ? send(to: stops.lowestContent.stop) : go(.up)
  }

  /// Goes to the next lower detent. Below the lowest the modal closes, as a drag would close it.
  private func lower() {
    let interaction = session.interaction
    if interaction.detent == interaction.stops.lowest.stop { _ = close() } else { go(.down) }
  }

  /// Goes to the next detent up or down, if there is one.
  private func go(_ step: Step) {
    let detents = session.interaction.stops.detents
    guard let index = detents.firstIndex(where: { $0.stop == session.interaction.detent }) else { return }
    let next = step == .up ? index - 1 : index + 1
    if detents.indices.contains(next) { send(to: detents[next].stop) }
  }

  private func send(to stop: TransitionStop) { session.send(.sent(to: stop)) }

  /// Closes the modal for a VoiceOver user; returns whether it reacts.
  private func close() -> Bool { session.dismissal.dismiss(by: .accessibilityAction) }
}
