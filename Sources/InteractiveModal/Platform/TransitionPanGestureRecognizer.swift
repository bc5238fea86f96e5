import UIKit

#if canImport(UIKit.UIGestureRecognizerSubclass)
  import UIKit.UIGestureRecognizerSubclass
#endif

/// Follows the finger of a ``TransitionPanGestureRecognizer`` while it is no pan.
@MainActor protocol TransitionPanObserver: AnyObject {
  /// Whether the gesture may begin as its direction is now.
  var mayBegin: Bool { get }
  /// Returns whether a finger is wanted that lands at a location of the window.
  func takesFinger(at location: CGPoint) -> Bool
  /// The finger came down.
  func fingerDidLand()
  /// The state of the pan has changed, or the finger moved as a pan.
  func panDidChange()
  /// The finger moved, and is no pan yet.
  func fingerDidMove()
  /// The system took the touch before it was a pan.
  func fingerWasTaken()
  /// The gesture is over, or the finger went up before it was a pan.
  func fingerIsGone()
}

/// A pan of one finger that also tells what the finger does before it is a pan.
///
/// A moving screen stops as soon as the user touches it, and follows the finger from there. A tap
/// on one of its buttons stays a tap. The recogniser takes the touch from the button only when the
/// finger has moved as far as a pan does.
final class TransitionPanGestureRecognizer: UIPanGestureRecognizer {
  weak var observer: (any TransitionPanObserver)?
  private var touchDirection = DragDirection()
  private var finger: UITouch?
  /// The finger of a test, which enters where a touch does; `nil` outside of tests.
  var script: ScriptedTouch?
  /// Whether ``drop()`` has ended the drag while the finger was no pan. The next event takes the
  /// touch from the views.
  private(set) var isDropped = false

  /// The state of the pan, of a touch or of a test's finger.
  var panState: State { script?.state ?? state }

  /// Whether two fingers pan on a trackpad: there is no touch then, and the pointer stays where it
  /// is.
  var isScroll: Bool { finger == nil && script == nil }

  /// The direction of the drag.
  var dragDirection: DragDirection { script?.direction ?? (isScroll ? scrollDirection : touchDirection) }

  /// The direction of two fingers on a trackpad, which is known when they begin.
  private var scrollDirection: DragDirection {
    var direction = DragDirection()
    let velocity = velocity(in: nil)
    direction.add(velocity == .zero ? translation(in: nil) : velocity)
    return direction
  }

  /// The views under the finger, from the innermost up to the recogniser's own view, without that.
  var touchedViews: [UIView] {
    let innermost = isScroll ? view?.hitTest(location(in: view), with: nil) : finger?.view ?? script?.view
    var views: [UIView] = []
    var next = innermost
    while let touched = next, touched !== view {
      views.append(touched)
      next = touched.superview
    }
    return views
  }

  /// Whether the finger is on a view that follows it, such as a slider or a picker.
  var isOnTrackingView: Bool { touchedViews.contains(where: \.tracksFinger) }

  /// A point that moves as the finger does. On a trackpad, where the pointer stays, it is as far from the
  /// pointer as the translation goes.
  func trackedPoint(in view: UIView?) -> CGPoint {
    if isScroll {
      let (pointer, way) = (location(in: view), translation(in: view))
      return CGPoint(x: pointer.x + way.x, y: pointer.y + way.y)
    }
    return finger?.location(in: view) ?? location(in: view)
  }

  override func location(in view: UIView?) -> CGPoint {
    script?.location(in: view) ?? super.location(in: view)
  }

  override func translation(in view: UIView?) -> CGPoint {
    script?.translation ?? super.translation(in: view)
  }

  override func velocity(in view: UIView?) -> CGPoint { script?.velocity ?? super.velocity(in: view) }

  /// Ends the drag: neither the observer nor the views below hear of the finger any more.
  ///
  /// The finger may be on a button, and no pan yet. Then the recogniser takes the touch from the
  /// button with the finger's next event: only in touch handling may a subclass change its state.
  func drop() {
    if !isScroll, panState == .possible {
      isDropped = true
      observer?.fingerWasTaken()
      observer?.fingerIsGone()
    } else if script != nil {
      cancelScript()
    } else {
      isEnabled = false
      isEnabled = true
    }
  }

  // MARK: Touches

  /// Follows the first finger, and ignores any other until the first has gone.
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    let first = finger ?? touches.first
    for touch in touches where touch !== first { ignore(touch, for: event) }
    guard finger == nil, let first else { return }
    finger = first
    super.touchesBegan([first], with: event)
    observer?.fingerDidLand()
  }

  /// Passes moves to the pan as soon as the direction is clear.
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if isDropped { return beginDropped() }
    if let finger { touchDirection.add(finger.location(in: nil) - finger.previousLocation(in: nil)) }
    if touchDirection.isClear { super.touchesMoved(touches, with: event) }
    if state == .possible { observer?.fingerDidMove() }
  }

  /// Takes the touch of a dropped drag from the views. A gesture begins once (F460).
  private func beginDropped() { if state == .possible { state = .began } }

  /// Passes the only move of a flick to the pan now, if there was only one.
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if isDropped { return state = .ended }
    if touchDirection.isOneMove { super.touchesMoved(touches, with: event) }
    super.touchesEnded(touches, with: event)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .possible, !isDropped { observer?.fingerWasTaken() }
    super.touchesCancelled(touches, with: event)
  }

  override func reset() {
    super.reset()
    finger = nil
    touchDirection = DragDirection()
    forgetFinger()
  }

  /// Tells that the gesture is over, of a touch or of a test's finger.
  func forgetFinger() {
    script = nil
    if !isDropped { observer?.fingerIsGone() }
    isDropped = false
  }
}

extension CGPoint {
  static func - (one: CGPoint, other: CGPoint) -> CGPoint {
    CGPoint(x: one.x - other.x, y: one.y - other.y)
  }
}
