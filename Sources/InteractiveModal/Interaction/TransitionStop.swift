/// A point on the travel at which a screen can come to rest.
public enum TransitionStop: Hashable, Sendable {
  /// Open, at a height.
  case detent(DetentIdentifier)
  /// Closed: off the screen and gone.
  case dismissed

  /// Open as far as possible: at the large detent, or at the highest one if there is no large one.
  package static let presented = TransitionStop.detent(.large)
}
