import UIKit

/// What the finger does.
extension ModalDriver: PanReceiver {
  var isHeld: Bool { interaction.state.grip != nil }

  var isAtRest: Bool {
    switch interaction.state {
    case .resting: true
    case .caught, .dragged, .asking, .settling: false
    }
  }

  var pull: CGFloat {
    (interaction.state.grip?.pull ?? interaction.fraction) * interaction.travel
  }

  var expandsByScrolling: Bool { configuration.expandsByScrolling }

  var restingPull: CGFloat {
    min(interaction.stops.place(of: interaction.detent).fraction, interaction.stops.lowestFraction)
      * interaction.travel
  }

  var direction: TravelDirection { layout.direction }

  func fingerLanded() { handle(.touched) }

  func fingerBegan() {
    switch interaction.state {
    case .caught(_, boundFor: .dismissed): handle(.began(.granted))
    case .caught(_, boundFor: .detent), .resting(.detent): handle(.began(permission))
    case .resting(.dismissed), .dragged, .asking, .settling: break
    }
  }

  /// Asks the app, once per gesture; not at all while it has not answered yet.
  var permission: DragState.Permission {
    question.isOpen ? .pending : question.prepare(delegate?.permission(toDismiss: modal) ?? .granted)
  }

  func fingerMoved(by way: CGFloat, velocity: CGFloat) {
    handle(.moved(by: way, velocity: velocity))
    lowerKeyboard(on: way)
  }

  /// A modal that presents another one stays: the finger was on it before.
  func fingerReleased(velocity: CGFloat) {
    guard modal.presentedViewController == nil else { return fingerCancelled() }
    let isRefused = interaction.refuses(at: velocity)
    handle(.released(velocity: velocity, at: DisplayLink.now))
    if isRefused { delegate?.didAttemptToDismiss(modal) }
  }

  func fingerLeftOnList() {
    if isHeld { handle(.sent(to: interaction.nearestDetent, at: DisplayLink.now)) }
  }

  func fingerLifted() { handle(.lifted(at: DisplayLink.now)) }
  func fingerCancelled() { handle(.cancelled(at: DisplayLink.now)) }
}
