import UIKit

/// The finger of a test: the readings that a ``PanGesture`` takes of a touch.
@MainActor final class ScriptedTouch {
  /// Distance that a finger moves before UIKit takes it for a pan, in points (F149).
  static let hysteresis: CGFloat = 10

  fileprivate(set) var state = UIGestureRecognizer.State.possible
  fileprivate(set) var direction = DragDirection()
  /// Points per second, in the window.
  fileprivate(set) var velocity = CGPoint.zero
  /// The innermost view on which it came down.
  private(set) weak var view: UIView?
  /// In the window.
  private var point: CGPoint
  private var origin: CGPoint

  init(at point: CGPoint, on view: UIView?) {
    (self.point, self.view) = (point, view)
    origin = point
  }

  func location(in view: UIView?) -> CGPoint { view?.convert(point, from: nil) ?? point }

  /// The translation of the pan, without the hysteresis (F150).
  var translation: CGPoint { point - origin }

  fileprivate func move(by offset: CGPoint) {
    direction.add(offset)
    point = CGPoint(x: point.x + offset.x, y: point.y + offset.y)
  }

  /// Whether it is a pan now. If so, the hysteresis is subtracted along its direction.
  fileprivate func becomesPan() -> Bool {
    let moved = translation
    let distance = hypot(moved.x, moved.y)
    guard distance >= Self.hysteresis - 1e-9 else { return false }
    let share = Self.hysteresis / distance
    origin = CGPoint(x: origin.x + moved.x * share, y: origin.y + moved.y * share)
    return true
  }
}

/// A test's finger does what the touch handling of the gesture and UIKit's pan do with a touch.
extension PanGesture {
  /// A finger comes down. While another one is down it is ignored.
  func land(_ finger: ScriptedTouch) {
    guard isEnabled, script == nil, takesFinger(at: finger.location(in: nil)) else { return }
    follow(finger)
    fingerDidLand()
  }

  /// The finger moves by points of the window, or rests. The velocity is in points per second.
  func moveScript(by offset: CGPoint, velocity: CGPoint) {
    guard let script else { return }
    script.velocity = velocity
    if offset == .zero { return }
    script.move(by: offset)
    guard !isDropped else { return }
    if script.direction.isClear { pan(script) }
    if self.script === script, script.state == .possible { fingerDidMove() }
  }

  private func pan(_ script: ScriptedTouch) {
    switch script.state {
    case .possible:
      guard script.becomesPan() else { return }
      if script.view?.gestureRecognizerShouldBegin(self) ?? true, mayBegin {
        send(.began, of: script)
      } else {
        gestureIsOver()
      }
    case .began, .changed: send(.changed, of: script)
    case .ended, .cancelled, .failed: break
    @unknown default: break
    }
  }

  private func send(_ state: State, of script: ScriptedTouch) {
    script.state = state
    panDidChange()
  }

  /// The finger goes up with a velocity in points per second.
  func liftScript(velocity: CGPoint) {
    guard let script else { return }
    script.velocity = velocity
    if script.direction.isOneMove, !isDropped { pan(script) }
    guard self.script === script else { return }
    if script.state != .possible { send(.ended, of: script) }
    if self.script === script { gestureIsOver() }
  }

  /// The system takes the finger away.
  func cancelScript() {
    guard let script else { return }
    if script.state == .possible {
      if !isDropped { fingerWasTaken() }
    } else {
      send(.cancelled, of: script)
    }
    if self.script === script { gestureIsOver() }
  }
}
