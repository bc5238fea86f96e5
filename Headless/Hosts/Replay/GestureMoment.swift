import Foundation

/// A moment of a gesture, at which the card can be measured and a picture can be taken.
struct GestureMoment: Equatable, Sendable {
  /// Seconds since touch-down.
  var time: TimeInterval
  var phase: GesturePhase
  /// The card's top edge in its container; `nil` once it is gone.
  var top: CGFloat?
  /// Where the finger is in the container, down from its top, as it moves in a drag; else `nil`.
  var finger: CGFloat?
  /// Display frames that ran so far.
  var frame = 0
}

/// What goes on at a moment of a gesture.
enum GesturePhase: Equatable, Sendable {
  case atRest
  /// The finger is on the glass; no pan has begun.
  case touching
  case dragging
  case released
  case settling
}

extension [GestureMoment] {
  /// The index of the release; `nil` before it.
  var release: Int? { firstIndex { $0.phase == .released } }

  /// The index of the card's last movement or its removal after the release, or of the release itself.
  func lastMovement(after release: Int) -> Int {
    indices.last { $0 > release && self[$0].top != self[$0 - 1].top } ?? release
  }
}
