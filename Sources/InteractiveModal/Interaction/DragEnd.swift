import Foundation

/// The end of a drag.
///
/// A finger may end its drag before UIKit begins the transition. `ModalFinger` and the transition
/// between two screens keep the end until then.
enum DragEnd: Equatable, Sendable {
  /// The user let go; the velocity is in points per second along the travel, positive closes.
  case released(velocity: CGFloat)
  /// The system took the touch away, or the finger went up without a drag.
  case cancelled

  /// The event of this end.
  ///
  /// - Parameter time: The time of motion, in seconds.
  func event(at time: TimeInterval) -> InteractionEvent {
    switch self {
    case .released(let velocity): .released(velocity: velocity, at: time)
    case .cancelled: .cancelled(at: time)
    }
  }
}
