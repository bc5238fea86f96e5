import UIKit

/// What a controller is asked to do with two screens, and by which finger.
@MainActor struct TransitionRequest {
  let operation: TransitionOperation
  /// Which way the upper screen leaves.
  let direction: TravelDirection
  /// Length of the way of a finger from one end to the other, in points.
  let travel: CGFloat
  /// The gesture whose finger can catch the screens.
  let pan: PanDriver?
  /// Whether that finger begins it.
  let isHeld: Bool
  /// Does the same again, for whoever looks at it.
  let again: Again

  typealias Again =
    @MainActor (TransitionOperation, _ upper: UIViewController, _ lower: UIViewController) -> Void
}
