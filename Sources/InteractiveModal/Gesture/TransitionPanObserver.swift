import UIKit

/// Hears of the finger of a ``TransitionPanGestureRecognizer`` outside the pan itself.
@MainActor protocol TransitionPanObserver: AnyObject {
  func fingerDidLand()
  /// The finger moved, and is no pan yet.
  func fingerDidMove()
  /// The system took the touch before it was a pan.
  func fingerWasTaken()
  func fingerIsGone()
}
