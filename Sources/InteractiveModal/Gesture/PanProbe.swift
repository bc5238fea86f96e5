import UIKit

/// The finger of a test on a pan of the kit.
@MainActor package struct PanProbe {
  /// Distance that a finger moves before UIKit takes it for a pan, in points.
  package static let hysteresis = ScriptedTouch.hysteresis

  private let finger: ScriptedTouch
  private weak var recognizer: TransitionPanGestureRecognizer?

  /// A finger comes down where a pan of the kit may take it.
  ///
  /// - Parameters:
  ///   - point: Of the window.
  ///   - lists: The scroll views under the finger. A pan that waits for one of them gets nothing.
  /// - Returns: `nil` if the recogniser is no pan of the kit, or takes no finger now.
  package init?(
    _ recognizer: UIGestureRecognizer, at point: CGPoint, on view: UIView, over lists: [UIScrollView]
  ) {
    guard let recognizer = recognizer as? TransitionPanGestureRecognizer,
      let pan = recognizer.delegate as? PanDriver
    else { return nil }
    let waits = lists.contains {
      pan.gestureRecognizer(recognizer, shouldRequireFailureOf: $0.panGestureRecognizer)
    }
    if waits { return nil }
    finger = ScriptedTouch(at: point, on: view)
    self.recognizer = recognizer
    recognizer.land(finger)
    if !isDown { return nil }
  }

  private var pan: PanDriver? { recognizer?.delegate as? PanDriver }

  /// Whether the finger is down, and the kit follows it.
  package var isDown: Bool { recognizer?.script === finger }
  /// Whether the finger moves a screen, or would with its next move.
  package var holds: Bool { isDown && (finger.state != .possible || pan?.isScreenHeld ?? false) }
  /// Whether the pan has begun.
  package var hasBegun: Bool { isDown && finger.state != .possible }

  /// Whether a list under the finger stands while the finger pans.
  package func keeps(_ list: UIScrollView) -> Bool {
    guard hasBegun, let recognizer, let pan else { return false }
    return pan.gestureRecognizer(recognizer, shouldBeRequiredToFailBy: list.panGestureRecognizer)
  }

  /// - Parameters:
  ///   - offset: In the window, in points.
  ///   - velocity: In the window, in points per second.
  package func move(by offset: CGPoint, velocity: CGPoint) {
    if isDown { recognizer?.moveScript(by: offset, velocity: velocity) }
  }

  package func lift(velocity: CGPoint) { if isDown { recognizer?.liftScript(velocity: velocity) } }

  /// The system takes the finger away.
  package func cancel() { if isDown { recognizer?.cancelScript() } }
}
