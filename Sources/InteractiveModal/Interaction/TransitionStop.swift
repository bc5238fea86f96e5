/// A place on the modal's travel where it can come to rest.
public enum TransitionStop: Hashable, Sendable {
  /// On screen, at a height.
  case detent(DetentIdentifier)
  /// Out of the screen, and gone.
  case dismissed

  /// On screen as far as it goes: at the large detent, or at the highest where a modal has no large one.
  public static let presented = TransitionStop.detent(.large)
}
