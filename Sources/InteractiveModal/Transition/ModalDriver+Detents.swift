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
    let stop = ModalStop.detent(detent)
    guard interaction.stops.detents.contains(where: { $0.stop == stop }) else { return }
    if isHeld { gesture.cancel() }
    if animated, views.card.window != nil {
      handle(.sent(to: stop, at: FrameClock.now))
    } else if interaction.stopIfReleased != .dismissed {
      handle(.placed(stop))
    }
  }

  /// The next higher one, or the lowest.
  func selectNextDetent() {
    let identifiers = interaction.stops.detents.map(\.stop)
    guard let index = identifiers.firstIndex(of: interaction.detent) else { return }
    let next = index > 0 ? identifiers[index - 1] : interaction.stops.lowest.stop
    handle(.sent(to: next, at: FrameClock.now))
  }
}
