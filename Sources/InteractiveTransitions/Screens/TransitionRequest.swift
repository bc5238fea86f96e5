import InteractiveModal
import UIKit

/// A request of a controller for a transition between two of its screens.
@MainActor struct TransitionRequest {
  /// Runs the same operation once more between two screens, for the inspector.
  typealias Replay =
    @MainActor (TransitionOperation, _ upper: UIViewController, _ lower: UIViewController) -> Void

  let operation: TransitionOperation
  /// The direction in which the upper screen closes.
  let direction: TravelDirection
  /// Distance that a finger goes from one end of the transition to the other, in points.
  let travel: CGFloat
  /// The gesture whose finger can hold the screens; `nil` if no finger can.
  let pan: PanGesture?
  /// Whether that finger begins the transition.
  let isHeld: Bool
  let replay: Replay
}
