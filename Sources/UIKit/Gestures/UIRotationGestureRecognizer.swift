import Foundation

/// Recognises two fingers that turn around each other.
@MainActor open class UIRotationGestureRecognizer: UIGestureRecognizer, TwoFingerRecognizer {
  /// In radians since the begin, positive clockwise. Later movement adds to a value that is set.
  open var rotation: CGFloat = 0
  /// Radians per second.
  open private(set) var velocity: CGFloat = 0
  var pair = FingerPair()
  var movement: CGFloat { pair.turn }

  func follow(_ change: FingerPair.Change) {
    rotation += change.rotation
    velocity = change.time > 0 ? change.rotation / change.time : 0
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
    (pair, rotation, velocity) = (FingerPair(), 0, 0)
  }
}
