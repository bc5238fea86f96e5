import UIKit

/// The keyboard, and who has it.
extension ModalDriver {
  /// The keyboard is somewhere else, or the modal stands again. A modal that is held, or leaves, stays as it is inside.
  func keyboardDidMove() {
    switch interaction.state {
    case .resting(.detent), .settling(_, .detent): makeRoomForKeyboard()
    case .resting(.dismissed), .settling(_, .dismissed), .caught, .dragged, .asking: break
    }
  }

  /// While the modal presents another one, the keyboard is that one's.
  func makeRoomForKeyboard() {
    guard let container = views.card.superview else { return }
    if modal.presentedViewController == nil {
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

  /// The modal is bound back. What it presents meanwhile is in front, and nobody below that types.
  func giveKeyboardBack() {
    if modal.presentedViewController == nil { firstResponder.restore() } else { firstResponder.forget() }
  }
}
