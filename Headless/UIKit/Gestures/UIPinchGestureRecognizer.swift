import Foundation

/// Recognises two fingers that move apart or together (F701).
@MainActor open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// How far the distance of the fingers changes before the pinch begins, in points (F701).
  private static let hysteresis: CGFloat = 8

  /// The distance of the fingers, as a share of their distance at the beginning.
  open var scale: CGFloat = 1
  /// The distance of the fingers at a scale of 1; 0 while there are not two.
  private var unit: CGFloat = 0

  /// The distance of the two fingers, in points; `nil` while there are not two.
  private var distance: CGFloat? {
    guard numberOfTouches == 2 else { return nil }
    let (one, other) = (touches[0].location(in: nil), touches[1].location(in: nil))
    return hypot(one.x - other.x, one.y - other.y)
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if let distance { unit = distance / scale }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard let distance, unit > 0 else { return }
    switch state {
    case .possible:
      guard (distance - unit).magnitude >= Self.hysteresis else { return }
      unit = distance
      state = .began
    case .began, .changed:
      scale = distance / unit
      state = .changed
    case .ended, .cancelled, .failed: break
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    guard numberOfTouches == touches.count else { return }
    state = state == .possible ? .failed : .ended
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    state = state == .possible ? .failed : .cancelled
  }

  open override func reset() {
    super.reset()
    (scale, unit) = (1, 0)
  }
}
