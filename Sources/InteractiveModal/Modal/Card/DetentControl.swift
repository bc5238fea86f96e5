import UIKit

/// The heights at which a modal can stand: what the app selects, and what the user selects by the
/// grabber.
@MainActor final class DetentControl {
  private enum Step { case up, down }

  private let driver: ModalDriver
  /// The detent that the app has selected before UIKit began.
  private var selectedBefore: ModalDetent.Identifier?
  private var grabber: GrabberView?
  /// Closes the modal for a VoiceOver user; returns whether it reacts.
  var onClose: (() -> Bool)?

  init(_ driver: ModalDriver) {
    self.driver = driver
    update()
  }

  private var finger: ModalFinger { driver.finger }
  private var card: CardView { driver.card }

  /// Shows a grabber, if the configuration has one now.
  func update() {
    grabber?.removeFromSuperview()
    grabber = nil
    guard driver.configuration.showsGrabber else { return }
    let grabber = GrabberView(driver.configuration)
    self.grabber = grabber
    grabber.addAction(UIAction { [weak self] _ in self?.grabberWasTapped() }, for: .touchUpInside)
    grabber.onIncrement = { [weak self] in self?.go(.up) }
    grabber.onDecrement = { [weak self] in self?.lower() }
    grabber.onClose = { [weak self] in self?.onClose?() ?? false }
    card.show(grabber)
    modalDidArrive()
  }

  /// The stop at which the modal is presented.
  var initialStop: TransitionStop {
    guard let detent = selectedBefore ?? driver.configuration.initialDetent, isKnown(detent) else {
      return driver.interaction.stops.lowest.stop
    }
    return .detent(detent)
  }

  /// Whether a detent is among the configuration's, also where the container has no room for it.
  private func isKnown(_ detent: ModalDetent.Identifier) -> Bool {
    driver.configuration.detents.contains { $0.identifier == detent }
  }

  /// The detent at which the modal stands, or for which it is bound.
  var selected: ModalDetent.Identifier? {
    switch driver.interaction.detent {
    case .detent(let identifier): identifier
    case .dismissed: nil
    }
  }

  /// Takes the modal to one of its detents, from under a finger too. Before UIKit has begun, the
  /// modal is going to be presented there.
  func select(_ detent: ModalDetent.Identifier, animated: Bool) {
    guard driver.interaction.phase != .resting(.dismissed) else {
      if isKnown(detent) { selectedBefore = detent }
      return
    }
    let stop = TransitionStop.detent(detent)
    guard driver.interaction.stops.detents.contains(where: { $0.stop == stop }), !finger.isPullingOpen
    else { return }
    let isHeld = finger.isHeld
    if animated, card.window != nil {
      send(to: stop)
    } else if isHeld || driver.interaction.stopIfReleased != .dismissed {
      driver.handle(.placed(stop))
    }
    if isHeld { finger.cancel() }
  }

  /// Tells VoiceOver at which height the modal stands.
  func modalDidArrive() { grabber?.show(driver.interaction.detent, of: driver.interaction.stops) }

  /// Goes to the next higher detent, or from the highest to the lowest.
  private func grabberWasTapped() {
    let stops = driver.interaction.stops
    driver.interaction.detent == stops.highest.stop ? send(to: stops.lowest.stop) : go(.up)
  }

  /// Goes to the next lower detent. Below the lowest the modal closes, as a drag would close it.
  private func lower() {
    let interaction = driver.interaction
    if interaction.detent == interaction.stops.lowest.stop { _ = onClose?() } else { go(.down) }
  }

  /// Goes to the next detent up or down, if there is one.
  private func go(_ step: Step) {
    let detents = driver.interaction.stops.detents
    guard let index = detents.firstIndex(where: { $0.stop == driver.interaction.detent }) else { return }
    let next = step == .up ? index - 1 : index + 1
    if detents.indices.contains(next) { send(to: detents[next].stop) }
  }

  private func send(to stop: TransitionStop) { driver.handle(.sent(to: stop, at: SharedState.now)) }
}
