import UIKit

/// A view in a view, with a pan on each, and what they report.
@MainActor final class Arena {
  let stage = Stage()
  let journal = Journal()
  let outer: TouchView
  let inner: TouchView
  let outerLog = ActionLog()
  let innerLog = ActionLog()
  let outerPan: UIPanGestureRecognizer
  let innerPan: UIPanGestureRecognizer

  init() {
    outer = stage.add(TouchView(journal, frame: CGRect(x: 50, y: 100, width: 300, height: 600)))
    inner = TouchView(journal, frame: outer.bounds)
    outer.addSubview(inner)
    outerPan = UIPanGestureRecognizer(on: outer, outerLog)
    innerPan = UIPanGestureRecognizer(on: inner, innerLog)
    stage.simulator.settleLayout()
    _ = journal.read()
  }

  func finger(at point: CGPoint = CGPoint(x: 200, y: 200)) -> Finger { stage.finger(at: point) }

  /// A finger that has pulled down far enough for a pan.
  func pulled() -> Finger {
    let finger = finger()
    stage.drag(finger, by: CGVector(dx: 0, dy: 20), steps: 2)
    return finger
  }
}
