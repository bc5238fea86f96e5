/// Where an animation ends (F97).
public enum UIViewAnimatingPosition: Int, Sendable {
  case end
  case start
  /// Wherever it was stopped.
  case current
}
