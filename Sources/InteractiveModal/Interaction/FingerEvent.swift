import Foundation

/// What a finger does, as the gesture tells it: without the time and the permission that ``InteractionEvent``
/// has. Distances are in points along the travel, velocities in points per second; positive closes.
package enum FingerEvent: Equatable, Sendable {
  /// The finger came down.
  case landed
  /// The finger begins to drag.
  case began
  case moved(by: CGFloat, velocity: CGFloat)
  /// The finger let go after a drag.
  case released(velocity: CGFloat)
  /// The finger let go while it scrolled a list.
  case leftOnList
  /// The finger went up. After a release this changes nothing.
  case lifted
  /// The touch is gone without a release: the system, or the kit, took it.
  case cancelled

  /// Returns what happens to a screen that the finger may close; `nil` if nothing does.
  ///
  /// - Parameter time: The time of motion, in seconds.
  package func interactionEvent(at time: TimeInterval) -> InteractionEvent? {
    switch self {
    case .landed: .landed
    // A modal asks its app first: see ``ModalFinger``.
    case .began: .began(.granted)
    case .moved(let points, let velocity): .moved(by: points, velocity: velocity)
    case .released(let velocity): .released(velocity: velocity, at: time)
    case .leftOnList: nil
    case .lifted: .lifted(at: time)
    case .cancelled: .cancelled(at: time)
    }
  }
}
