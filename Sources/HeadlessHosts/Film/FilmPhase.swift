/// What goes on at a moment of a gesture.
enum FilmPhase: Equatable, Sendable {
  case atRest
  /// The finger is on the glass; no pan has begun.
  case touching
  case dragging
  /// The interface turns under the finger.
  case turning
  case released
  case settling
}
