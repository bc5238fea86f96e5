import UIKit

/// Hears of the finger of a ``ModalPanGestureRecognizer`` outside the pan itself.
@MainActor protocol ModalPanObserver: AnyObject {
  func fingerDidLand()
  /// The finger moved, and is no pan yet.
  func fingerDidMove()
  /// The system took the touch before it was a pan.
  func fingerWasTaken()
  func fingerIsGone()
}
