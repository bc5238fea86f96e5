import InteractiveModal
import UIKit

/// The direction in which a finger leads through the screens of a controller.
enum SwipeDirection: CaseIterable, Sendable {
  /// To the screen below the present one, or before it.
  case backward
  /// To the screen after the present one.
  case forward

  /// Returns the edge of the window from which such a swipe begins.
  ///
  /// - Parameter direction: The direction in which the upper screen closes.
  func edge(of direction: TravelDirection) -> TravelDirection {
    switch self {
    case .backward: direction.opposite
    case .forward: direction
    }
  }
}

/// A controller that shows one of several screens, for the swipe on its view.
@MainActor protocol SwipeDataSource: AnyObject {
  /// Where a finger can begin a transition.
  var region: GestureRegion { get }
  /// Returns the region that counts for a finger that comes down at a distance from the edge at
  /// which a swipe begins; ``region`` by default.
  func region(at distance: CGFloat) -> GestureRegion
  /// The motion of screens whose choreography has no spring of its own.
  var motion: TransitionMotion { get }
  /// Whether there is a screen in a direction.
  func canSwipe(_ direction: SwipeDirection) -> Bool
  /// Begins a transition as code would. The finger holds the screens.
  func beginSwipe(_ direction: SwipeDirection)
  /// Runs an operation once more, after going back without animation.
  func replay(_ operation: TransitionOperation, upper: UIViewController, lower: UIViewController)
  /// Whether the swipe waits until another recogniser has failed; false by default.
  func yields(to other: UIGestureRecognizer) -> Bool
  /// Whether another recogniser waits until the swipe has failed; false by default.
  func precedes(_ other: UIGestureRecognizer) -> Bool
}

extension SwipeDataSource {
  func region(at distance: CGFloat) -> GestureRegion { region }
  func yields(to other: UIGestureRecognizer) -> Bool { false }
  func precedes(_ other: UIGestureRecognizer) -> Bool { false }
}
