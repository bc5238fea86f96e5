import Foundation

/// A recogniser of two fingers. It begins when they have moved far enough, goes on while one of them is
/// down, and ignores a third (F494).
@MainActor open class TwoFingerGestureRecognizer: UIGestureRecognizer {
  /// Scale, or radians, per second.
  open private(set) var velocity: CGFloat = 0
  private var pair = FingerPair()

  /// How far the fingers have moved in the recogniser's way, in points.
  func movement(of pair: FingerPair) -> CGFloat { 0 }

  /// Adds a change to the recogniser's value; returns the difference that counts for the velocity.
  func follow(_ change: FingerPair.Change) -> CGFloat { 0 }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    for extra in self.touches.dropFirst(2) where touches.contains(extra) { ignore(extra, for: event) }
    pair.rebase(self.touches, at: event.timestamp)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard let change = pair.move(self.touches, at: event.timestamp) else { return }
    if state == .possible {
      if abs(movement(of: pair)) >= UIPanGestureRecognizer.hysteresis { state = .began }
    } else {
      let difference = follow(change)
      velocity = change.time > 0 ? difference / change.time : 0
      state = .changed
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    guard touches.count < self.touches.count, state != .possible else {
      return state = state == .possible ? .failed : .ended
    }
    forget(touches)
    pair.rebase(self.touches, at: event.timestamp)
    state = .changed
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    state = state == .possible ? .failed : .cancelled
  }

  open override func reset() {
    super.reset()
    (pair, velocity) = (FingerPair(), 0)
  }
}
