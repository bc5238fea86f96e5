import UIKit

/// The user dismisses without a drag: by VoiceOver's escape gesture, a key, or a tap beside the card.
extension ModalDriver {
  /// Asks the app, and tells it of an attempt that it refused, as for a finger. A finger that drags has asked already.
  ///
  /// - Returns: Whether this modal has answered. One that presents another has not, nor one that has gone.
  @discardableResult func dismissByUser(_ cause: ModalOutcome.Cause) -> Bool {
    guard modal.presentedViewController == nil else { return false }
    switch interaction.state {
    case .resting(.dismissed): return false
    case .asking, .settling(_, to: .dismissed): break
    case .dragged(let grip): dismiss(with: grip.permission, cause)
    case .resting(.detent), .settling(_, to: .detent), .caught: dismiss(with: permission, cause)
    }
    return true
  }

  /// A second tap on the button that presented it is none beside the card; nor is one on the strip that a card leaves
  /// which is as large as there is room for.
  func tappedOutside() {
    guard case .resting(.detent) = interaction.state,
      layout.leavesRoomBeside || interaction.detent != interaction.stops.highest.stop
    else { return }
    dismissByUser(.tapOutside)
  }

  private func dismiss(with permission: DragState.Permission, _ cause: ModalOutcome.Cause) {
    switch permission {
    case .granted:
      handle(.sent(to: .dismissed, at: DisplayLink.now))
      dismissal.cause = cause
      holder.cancel()
    case .refused: delegate?.didAttemptToDismiss(modal)
    case .pending: ask(for: cause)
    }
  }
}
