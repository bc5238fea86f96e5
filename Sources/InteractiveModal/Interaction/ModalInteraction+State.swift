import Foundation

extension ModalInteraction {
  /// What the modal is doing.
  enum State: Equatable {
    /// At rest, nobody holds it.
    case resting(ModalStop)
    /// Stopped in mid-flight under a finger that may yet turn out to tap; the stop is where it was bound for.
    case caught(Grip, boundFor: ModalStop)
    /// Moved by a finger.
    case dragged(Grip)
    /// Let go where it would leave, and held there until the app has said whether it may.
    case asking(SpringMotion)
    /// On its way to a stop, nobody holds it.
    case settling(SpringMotion, to: ModalStop)
  }
}
