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
