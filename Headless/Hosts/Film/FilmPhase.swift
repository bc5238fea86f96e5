/// What goes on at a moment of a gesture.
enum FilmPhase: Equatable, Sendable {
  case atRest
  /// The finger is on the glass; no pan has begun.
  case touching
  case dragging
  /// The window gets another size under the finger.
  case resizing
  case released
  case settling
}
