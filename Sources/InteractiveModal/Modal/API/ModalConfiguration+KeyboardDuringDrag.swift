import Foundation

extension ModalConfiguration {
  /// What becomes of the keyboard when a finger drags the modal.
  public enum KeyboardDuringDrag: CaseIterable, Sendable {
    /// It goes down with the modal, and comes back to the same text and selection if the modal returns.
    case lowers
    /// It stays until the modal is let go and leaves.
    case stays
  }
}
