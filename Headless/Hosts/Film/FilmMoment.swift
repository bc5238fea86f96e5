import Foundation

/// A moment at which a picture can be taken.
struct FilmMoment: Equatable, Sendable {
  /// Its number, counted from the first moment of the gesture; the same in every run of it.
  var index: Int
  /// Seconds since touch-down.
  var time: TimeInterval
  var phase: FilmPhase
  /// The card's top edge in its container; `nil` once it is gone.
  var top: CGFloat?
}

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
