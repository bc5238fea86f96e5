import Foundation

/// What the screen of a transition is doing.
package enum InteractionPhase: Equatable {
  /// At rest at a stop.
  case resting(TransitionStop)
  /// Stopped in flight by a finger that may yet turn out to tap; the stop is where the screen was
  /// bound for.
  case caught(DragState, boundFor: TransitionStop)
  /// Moved by a finger.
  case dragged(DragState)
  /// Released where it would close, and held there for the answer; the spring takes the velocity
  /// away.
  case asking(SpringAnimation)
  /// On its way to a stop.
  case settling(SpringAnimation, to: TransitionStop)

  /// The finger that holds the screen, if there is one.
  var drag: DragState? {
    switch self {
    case .caught(let drag, _), .dragged(let drag): drag
    case .resting, .asking, .settling: nil
    }
  }

  /// Replaces the spring; does nothing if no spring moves the screen.
  mutating func move(by animation: SpringAnimation) {
    switch self {
    case .asking: self = .asking(animation)
    case .settling(_, let stop): self = .settling(animation, to: stop)
    case .resting, .caught, .dragged: break
    }
  }

  /// Replaces the drag state; does nothing if no finger holds the screen.
  mutating func hold(_ drag: DragState) {
    // Each movement of the finger comes here: a consumed value need not be destroyed.
    switch consume self {
    case .dragged: self = .dragged(drag)
    case .caught(_, let stop): self = .caught(drag, boundFor: stop)
    case .resting(let stop): self = .resting(stop)
    case .asking(let animation): self = .asking(animation)
    case .settling(let animation, let stop): self = .settling(animation, to: stop)
    }
  }
}
