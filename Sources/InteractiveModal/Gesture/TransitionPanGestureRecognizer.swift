import UIKit

#if canImport(UIKit.UIGestureRecognizerSubclass)
  import UIKit.UIGestureRecognizerSubclass
#endif

/// A pan of one finger that also tells what the finger does before it is a pan.
///
/// A moving modal stops as soon as it is touched and follows the finger from there, but a tap on one of its
/// buttons stays a tap: only once the finger has moved as far as a pan does, the touch is taken from the button.
final class TransitionPanGestureRecognizer: UIPanGestureRecognizer {
  weak var observer: (any TransitionPanObserver)?
  private var touchHeading = DragDirection()
  private var finger: UITouch?

  /// Whether it is two fingers on a trackpad that pan: then there is no touch, and the pointer stays where it is.
  var isScroll: Bool { finger == nil }

  /// Which way the finger is going.
  var heading: DragDirection { isScroll ? scrollHeading : touchHeading }

  /// Two fingers on a trackpad have a direction when they begin.
  private var scrollHeading: DragDirection {
    var heading = DragDirection()
    let velocity = velocity(in: nil)
    heading.add(velocity == .zero ? translation(in: nil) : velocity)
    return heading
  }

  /// The views that the finger is on, from the innermost out to the modal.
  private var viewsBelow: [UIView] {
    let innermost = isScroll ? view?.hitTest(location(in: view), with: nil) : finger?.view
    return innermost?.chain(below: view) ?? []
  }

  /// The scroll views that the finger is on and can move along a travel, from the innermost outwards.
  func lists(along direction: TravelDirection) -> [ScrollAxisView] {
    viewsBelow.compactMap { $0 as? UIScrollView }.compactMap { ScrollAxisView($0, along: direction) }
  }

  /// Whether the finger is on a control that follows it, as a slider does; buttons and fields do not.
  var isOnTrackingControl: Bool {
    viewsBelow.contains { $0 is UIControl && !($0 is UIButton) && !($0 is UITextField) }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    // A second finger is none of this gesture's business, whichever comes up first.
    let first = finger ?? touches.first
    for touch in touches where touch !== first { ignore(touch, for: event) }
    guard finger == nil, let first else { return }
    finger = first
    super.touchesBegan([first], with: event)
    observer?.fingerDidLand()
  }

  /// The pan decides whether to begin once the heading is clear.
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if let finger { touchHeading.add(finger.location(in: nil) - finger.previousLocation(in: nil)) }
    if touchHeading.isClear { super.touchesMoved(touches, with: event) }
    if state == .possible { observer?.fingerDidMove() }
  }

  /// A flick may be a single move: then the pan hears of it now.
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if !touchHeading.isClear { super.touchesMoved(touches, with: event) }
    super.touchesEnded(touches, with: event)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .possible { observer?.fingerWasTaken() }
    super.touchesCancelled(touches, with: event)
  }

  /// Lets go of the finger: whatever it still does is heard neither here nor by the views below.
  func drop() {
    if finger != nil, state == .possible { state = .began }  // A pan takes the touch from the views.
    isEnabled = false
    isEnabled = true
    finger = nil
  }

  /// Where the finger is, or how far two of them went on a trackpad; the middle of all touches is UIKit's own affair.
  func fingerLocation(in view: UIView?) -> CGPoint { finger?.location(in: view) ?? translation(in: view) }

  /// The gesture is over, or never became one.
  override func reset() {
    super.reset()
    finger = nil
    touchHeading = DragDirection()
    observer?.fingerIsGone()
  }
}

extension CGPoint {
  static func - (one: CGPoint, other: CGPoint) -> CGPoint {
    CGPoint(x: one.x - other.x, y: one.y - other.y)
  }
}
