import UIKit

/// What the test kit sees of a presented modal, and how its finger, key and tap reach it.
@MainActor package struct ModalProbe {
  private weak var presentation: ModalPresentation?

  /// - Returns: `nil` for a controller that the kit does not present.
  package init?(_ modal: UIViewController) {
    guard let presentation = modal.modalPresentation else { return nil }
    self.presentation = presentation
  }

  private var driver: ModalDriver? { presentation?.driver }
  private var recognizer: TransitionPanGestureRecognizer? { driver?.finger.cardPan.recognizer }

  /// The object that holds the presentation; `nil` when it is gone.
  package var object: AnyObject? { presentation }
  package var card: UIView? { driver?.views.card }
  package var update: ModalUpdate? { (driver?.interaction).map(ModalUpdate.init) }

  /// Whether UIKit has begun to present the modal, and no frame was drawn yet.
  package var isStarting: Bool { presentation?.transitions.isStarting ?? false }
  /// Whether the kit has asked UIKit for something that has not happened yet.
  package var waitsForUIKit: Bool { presentation?.transitions.lifecycle.isWaitingForUIKit ?? false }
  /// Whether UIKit runs no transition of the modal, and none was asked for.
  package var isIdle: Bool { (presentation?.transitions.lifecycle.state ?? .idle) == .idle }

  /// Returns the offset in the window for a distance along the travel and one across it, in points.
  package func offset(along distance: CGFloat, across: CGFloat = 0) -> CGPoint {
    let direction = driver?.layout.direction ?? .down
    let along = direction.offset(distance)
    return direction.isVertical ? CGPoint(x: across, y: along.y) : CGPoint(x: along.x, y: across)
  }

  // MARK: The finger of a test

  /// Whether the test's finger is down and the kit follows it.
  package var isTouched: Bool { recognizer?.script != nil }
  /// Whether the finger holds the modal.
  package var isHeld: Bool { driver?.interaction.isHeld ?? false }
  /// Whether a finger needs to move as far as a pan before it moves anything.
  package var needsHysteresis: Bool { recognizer?.script?.state == .possible && !isHeld }
  package static var hysteresis: CGFloat { ScriptedTouch.hysteresis }

  /// A finger comes down on a view, at a point of the window.
  package func land(at point: CGPoint, on view: UIView) {
    recognizer?.land(ScriptedTouch(at: point, on: view))
  }

  /// - Parameters:
  ///   - offset: In the window, in points.
  ///   - velocity: In the window, in points per second.
  package func move(by offset: CGPoint, velocity: CGPoint) {
    recognizer?.moveScript(by: offset, velocity: velocity)
  }

  package func lift(velocity: CGPoint) { recognizer?.liftScript(velocity: velocity) }

  /// The system takes the finger away.
  package func cancelFinger() { recognizer?.cancelScript() }

  // MARK: Other input

  /// The user taps outside the card.
  package func tapOutside() { driver?.views.passthrough.onTap?() }
  /// The user presses Escape.
  package func pressEscape() { presentation?.dismissal.dismiss(by: .key) }
}
