import UIKit

/// The finger of a test on a pan of the kit.
@MainActor package struct PanProbe {
  /// Distance that a finger moves before UIKit takes it for a pan, in points.
  package static let hysteresis = ScriptedTouch.hysteresis

  private let finger: ScriptedTouch
  private weak var pan: PanGesture?

  /// A finger comes down where a pan of the kit may take it.
  ///
  /// - Parameters:
  ///   - point: Of the window.
  ///   - lists: The scroll views under the finger. A pan that waits for one of them gets nothing.
  /// - Returns: `nil` if the recogniser is no pan of the kit, or takes no finger now.
  package init?(
    _ recognizer: UIGestureRecognizer, at point: CGPoint, on view: UIView, over lists: [UIScrollView]
  ) {
    guard let pan = recognizer as? PanGesture,
      !lists.contains(where: { pan.gestureRecognizer(pan, shouldRequireFailureOf: $0.panGestureRecognizer) })
    else { return nil }
    finger = ScriptedTouch(at: point, on: view)
    self.pan = pan
    pan.land(finger)
    if !isDown { return nil }
  }

  /// Whether the finger is down, and the kit follows it.
  package var isDown: Bool { pan?.script === finger }
  /// Whether the finger moves a screen, or would with its next move.
  package var holds: Bool { isDown && (finger.state != .possible || pan?.isScreenHeld ?? false) }
  package var hasBegun: Bool { isDown && finger.state != .possible }

  /// Whether a list under the finger stands while the finger pans.
  package func keeps(_ list: UIScrollView) -> Bool {
    guard hasBegun, let pan else { return false }
    return pan.gestureRecognizer(pan, shouldBeRequiredToFailBy: list.panGestureRecognizer)
  }

  /// Moves the finger by points of the window. The velocity is in points per second.
  package func move(by offset: CGPoint, velocity: CGPoint) {
    if isDown { pan?.moveScript(by: offset, velocity: velocity) }
  }

  package func lift(velocity: CGPoint) { if isDown { pan?.liftScript(velocity: velocity) } }

  /// The system takes the finger away.
  package func cancel() { if isDown { pan?.cancelScript() } }
}
