/// What a view is about, which decides whether it is mirrored where one reads from right to left (F268).
public enum UISemanticContentAttribute: Int, Sendable {
  case unspecified
  /// Buttons of a player, and what shows a place in space, look the same everywhere.
  case playback, spatial
  case forceLeftToRight, forceRightToLeft
}
