/// What a finger feels when the answer flips: when letting go would dismiss the modal, and when it would not any more.
public enum ModalHaptics: Equatable, Hashable, Sendable {
  /// Nothing.
  case off
  /// A tick, as of a choice that changes.
  case selection
  /// A light knock.
  case impact
}
