import InteractiveModal

/// Something that happened to a modal on a ``ModalTestStage``.
public enum ModalTestEvent: Equatable, Sendable {
  /// What the app answered to the question whether its user may dismiss the modal.
  public enum Answer: Equatable, Sendable {
    /// The modal may be dismissed.
    case granted
    /// The modal may not be dismissed.
    case refused
    /// The app asks its user.
    case question
  }

  /// The modal does something else than before.
  case phase(ModalUpdate.Phase)
  /// The kit asked the app whether its user may dismiss the modal.
  case asked(Answer)
  /// The user tried to dismiss a modal that may not be dismissed.
  case triedToDismiss
  /// A dismissal by the user begins: `presentationControllerWillDismiss(_:)`.
  case willDismiss
  /// A dismissal by the user has ended: `presentationControllerDidDismiss(_:)`.
  case didDismiss
  /// The modal is gone.
  case dismissed(by: ModalOutcome.Cause)
}

extension ModalTestEvent.Answer {
  init(_ permission: ModalPermission) {
    switch permission {
    case .granted: self = .granted
    case .refused: self = .refused
    case .ask: self = .question
    }
  }
}
