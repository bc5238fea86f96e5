import UIKit

/// The heights at which the modal can stand.
extension ModalDriver {
  /// The detent at which the modal stands, or for which it is bound.
  var selectedDetent: ModalDetent.Identifier? {
    switch interaction.detent {
    case .detent(let identifier): identifier
    case .dismissed: nil
    }
  }

  /// Takes the modal to one of its heights, from under a finger too.
  func select(_ detent: ModalDetent.Identifier, animated: Bool) {
    guard interaction.state != .resting(.dismissed) else { return wish(for: detent) }
    let stop = TransitionStop.detent(detent)
    guard interaction.stops.detents.contains(where: { $0.stop == stop }), !opening.isUnderWay else { return }
    if isHeld { gesture.cancel() }
    if animated, views.card.window != nil {
      handle(.sent(to: stop, at: DisplayLink.now))
    } else if interaction.stopIfReleased != .dismissed {
      handle(.placed(stop))
    }
  }

  /// UIKit has not begun: the modal will be presented there.
  private func wish(for detent: ModalDetent.Identifier) {
    if configuration.detents.contains(where: { $0.identifier == detent }) { initialDetent = detent }
  }

  func showGrabber() {
    let grabber = GrabberView(strings: configuration.strings)
    grabber.addAction(UIAction { [weak self] _ in self?.grabberWasTapped() }, for: .touchUpInside)
    grabber.onStep = { [weak self] in self?.take($0) }
    views.card.show(grabber)
    self.grabber = grabber
  }

  /// To the next higher one, or from the highest to the lowest.
  private func grabberWasTapped() {
    let stops = interaction.stops
    interaction.detent == stops.highest.stop ? send(to: stops.lowest) : take(.up)
  }

  /// To the next one up or down, if there is one.
  private func take(_ step: GrabberView.Step) {
    let detents = interaction.stops.detents
    guard let index = detents.firstIndex(where: { $0.stop == interaction.detent }) else { return }
    let next = step == .up ? index - 1 : index + 1
    if detents.indices.contains(next) { send(to: detents[next]) }
  }

  private func send(to place: TransitionStops.Place) { handle(.sent(to: place.stop, at: DisplayLink.now)) }
}
