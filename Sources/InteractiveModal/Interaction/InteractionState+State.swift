import Foundation

extension InteractionState {
  /// What the modal is doing.
  enum State: Equatable {
    /// At rest, nobody holds it.
    case resting(TransitionStop)
    /// Stopped in mid-flight under a finger that may yet turn out to tap; the stop is where it was bound for.
    case caught(DragState, boundFor: TransitionStop)
    /// Moved by a finger.
    case dragged(DragState)
    /// Let go where it would leave, and held there until the app has said whether it may.
    case asking(SpringAnimation)
    /// On its way to a stop, nobody holds it.
    case settling(SpringAnimation, to: TransitionStop)

    /// How a finger holds the modal; `nil` where none does.
    var grip: DragState? {
      switch self {
      case .caught(let grip, _), .dragged(let grip): grip
      case .resting, .asking, .settling: nil
      }
    }

    /// The finger that holds the modal has gone on.
    mutating func hold(by grip: DragState) {
      switch self {
      case .dragged: self = .dragged(grip)
      case .caught(_, let stop): self = .caught(grip, boundFor: stop)
      case .resting, .asking, .settling: break
      }
    }
  }
}
