/// Whether an animator has something on its way (F97).
public enum UIViewAnimatingState: Int, Sendable {
  case inactive
  /// Running, or paused.
  case active
  /// Between `stopAnimation(_:)` and `finishAnimation(at:)`.
  case stopped
}
