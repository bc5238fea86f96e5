import UIKit

/// The keyboard, and who has it.
extension ModalDriver {
  /// The keyboard is somewhere else, or the modal stands again. A modal that is held, or leaves, stays as it is inside.
  func keyboardDidMove() {
    switch interaction.state {
    case .resting(.detent), .settling(_, .detent):
      riseOverKeyboard()
      makeRoomForKeyboard()
    case .resting(.dismissed), .settling(_, .dismissed), .caught, .dragged, .asking: break
    }
  }

  /// A card that stands lower than it can has little left above a keyboard: it goes to its highest place.
  private func riseOverKeyboard() {
    let stops = interaction.stops
    guard modal.presentedViewController == nil, interaction.detent != stops.highest.stop,
      keyboardCovers(interaction.detent)
    else { return }
    handle(.sent(to: stops.highest.stop, at: DisplayLink.now))
  }

  /// Whether it covers the foot of a card that stands there. What comes from elsewhere than the foot of the screen does not
  /// get out of its way by rising.
  private func keyboardCovers(_ stop: TransitionStop) -> Bool {
    guard let container = views.card.superview, layout.direction == .down else { return false }
    let card = layout.visibleCard(at: layout.stops.place(of: stop).fraction)
    return keyboard.cover(of: card, in: container) > container.safeAreaInsets.bottom
  }

  /// While the modal presents another one of the kit's, the keyboard is that one's. When an alert on it goes, nobody
  /// tells: below one it has room as ever.
  func makeRoomForKeyboard() {
    guard let container = views.card.superview else { return }
    if modal.presentedViewController?.ownModalPresentation == nil {
      let layout = layout(in: container)
      let place = layout.stops.place(of: interaction.detent)
      keyboard.makeRoom(in: layout.visibleCard(at: place.fraction), of: container)
    } else {
      keyboard.takeRoomBack()
    }
  }

  /// A finger moves the modal. Off its place, and on its way out, the keyboard goes with it.
  func lowerKeyboard(on way: CGFloat) {
    guard configuration.keyboardDuringDrag == .lowers, way > 0, interaction.fraction > 0,
      case .dragged = interaction.state
    else { return }
    firstResponder.lower()
  }

  /// The modal is bound for a detent. Taken to a lower one, it leaves no room to type; what it presents meanwhile is in
  /// front, and nobody below that types.
  func giveKeyboardBack(at stop: TransitionStop) {
    if modal.presentedViewController == nil, stop == interaction.stops.highest.stop {
      return firstResponder.restore()
    }
    if stop != .dismissed, stop != interaction.stops.highest.stop, keyboardCovers(stop) {
      firstResponder.lower()
    }
    firstResponder.forget()
  }
}
