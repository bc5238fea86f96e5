import Foundation

/// Recognises two fingers that move towards or away from each other.
@MainActor open class UIPinchGestureRecognizer: UIGestureRecognizer, TwoFingerRecognizer {
  /// The distance of the fingers as a multiple of that at the begin. Later movement multiplies a value
  /// that is set.
  open var scale: CGFloat = 1
  /// Scale per second.
  open private(set) var velocity: CGFloat = 0
  var pair = FingerPair()
  var movement: CGFloat { pair.spread }

  func follow(_ change: FingerPair.Change) {
    scale *= change.scale
    velocity = change.time > 0 ? (change.scale - 1) / change.time : 0
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    fingersLanded(touches, event)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    fingersMoved(event)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    fingersLifted(touches, event)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    state = state == .possible ? .failed : .cancelled
  }

  open override func reset() {
    super.reset()
    (pair, scale, velocity) = (FingerPair(), 1, 0)
  }
}
