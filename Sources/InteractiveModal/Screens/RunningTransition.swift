import UIKit

/// Runs one transition between two screens, and takes what the finger does meanwhile.
@MainActor protocol RunningTransition: AnyObject {
  /// Which way the upper screen leaves.
  var direction: TravelDirection { get }
  /// Whether a finger holds the screens.
  var isHeld: Bool { get }
  /// How far the upper screen is from its place, in points along its way out.
  var pull: CGFloat { get }
  /// Called once it is over.
  var onEnd: (() -> Void)? { get set }
  /// What UIKit asks for.
  var animator: any UIViewControllerAnimatedTransitioning { get }
  /// Whether an animator is this one's.
  func runs(_ animator: any UIViewControllerAnimatedTransitioning) -> Bool
  /// What UIKit asks for then.
  func makeInteractionController() -> any UIViewControllerInteractiveTransitioning
  /// Whether a place in the window is on the screens that move.
  func covers(_ location: CGPoint) -> Bool
  func fingerLanded()
  func fingerBegan()
  func fingerMoved(by way: CGFloat, velocity: CGFloat)
  func fingerReleased(velocity: CGFloat)
  /// The finger went up without having dragged; told after a release as well, when it means nothing.
  func fingerLifted()
  func fingerCancelled()
  /// Whether it is on its way back to where it began, and nobody holds it.
  var isReturning: Bool { get }
  /// Turns round with the speed it has; returns whether it can.
  func turnRound() -> Bool
  /// Both screens are where they are bound for, without a frame more.
  func finishAtOnce()
}
