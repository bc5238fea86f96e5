import UIKit

/// A controller that shows one of several screens, as the finger on it sees it.
@MainActor protocol SwipeDataSource: AnyObject {
  /// Where a finger has to come down to begin something.
  var region: GestureRegion { get }
  /// How screens move where their choreography does not say.
  var motion: TransitionMotion { get }
  /// Whether there is something for a finger to draw.
  func canBegin(_ draw: SwipeDirection) -> Bool
  /// Begins it, in code: the finger holds what comes of that.
  func begin(_ draw: SwipeDirection)
  /// Does an operation once more, after having gone back without animation.
  func doAgain(_ operation: TransitionOperation, upper: UIViewController, lower: UIViewController)
  /// Whether the finger waits until it is clear that it is not that recogniser's.
  func yields(to other: UIGestureRecognizer) -> Bool
  /// Whether a recogniser of somebody else's waits for the finger.
  func precedes(_ other: UIGestureRecognizer) -> Bool
  /// Returns what lets the finger move somebody else's animator.
  func makeScrubber(
    _ request: TransitionRequest, of animator: any UIViewControllerAnimatedTransitioning
  ) -> any RunningTransition
}

/// A controller of UIKit's.
extension SwipeDataSource {
  func makeScrubber(
    _ request: TransitionRequest, of animator: any UIViewControllerAnimatedTransitioning
  ) -> any RunningTransition { PercentDrivenAnimator(request, animator, policy: motion.policy) }

  func yields(to other: UIGestureRecognizer) -> Bool { false }

  /// Nobody.
  func precedes(_ other: UIGestureRecognizer) -> Bool { false }
}
