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
  let pan: PanDriver?
  /// Whether that finger begins the transition.
  let isHeld: Bool
  let replay: Replay
}

/// A transition between two screens, from the request until its end. It follows the finger
/// meanwhile.
///
/// Distances are in points along the travel, velocities in points per second; positive closes.
@MainActor protocol RunningTransition: AnyObject {
  /// The direction in which the upper screen closes.
  var direction: TravelDirection { get }
  /// The view in which both screens move; `nil` before UIKit begins.
  var containerView: UIView? { get }
  /// Whether a finger holds the screens.
  var isHeld: Bool { get }
  /// Whether the screens move back to where the transition began, without a finger.
  var isReturning: Bool { get }
  /// Called once, when the transition is over.
  var onEnd: (() -> Void)? { get set }

  /// Returns the animator that UIKit gets. It is called once.
  func makeAnimator() -> any UIViewControllerAnimatedTransitioning
  /// Returns the interaction controller that UIKit gets with that animator. It is called once.
  func interactionController(
    for animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?

  func fingerLanded()
  func fingerBegan()
  func fingerMoved(by translation: CGFloat, velocity: CGFloat)
  /// Ends the drag. Before UIKit begins, the end takes effect when it begins.
  func fingerEnded(_ end: DragEnd)
  /// The finger went up without a drag. The gesture also calls this after a release; then it
  /// changes nothing.
  func fingerLifted()

  /// Reverses the motion with its velocity, and returns whether that is possible.
  func turnRound() -> Bool
  /// Puts both screens where they are bound for, without another frame.
  func finishAtOnce()
}
