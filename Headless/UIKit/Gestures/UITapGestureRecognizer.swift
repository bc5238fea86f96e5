import Foundation

/// Recognises a short touch that stays in place.
@MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
  /// How far a finger may move during a tap, in points.
  private static let allowedMovement: CGFloat = 10

  private var start = CGPoint.zero

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard numberOfTouches == 1 else { return state = .failed }
    start = location(in: nil)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    let point = location(in: nil)
    if hypot(point.x - start.x, point.y - start.y) > Self.allowedMovement { state = .failed }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    state = .ended
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    state = .failed
  }
}
