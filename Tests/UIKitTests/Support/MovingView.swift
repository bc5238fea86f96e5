import UIKit

@testable import UIKit

/// A stage with a view that animations move, and what the screen shows of it.
@MainActor final class MovingView {
  let stage = Stage()
  let view: UIView
  /// What was called, in order.
  var calls: [String] = []

  init() {
    view = stage.add(UIView(), frame: CGRect(x: 0, y: 100, width: 100, height: 50))
    stage.clock.runUntilIdle()
  }

  var clock: Clock { stage.clock }
  var shown: CALayerValues { view.layer.shown }
  /// Where the screen shows the left edge; it begins at 0.
  var left: CGFloat { shown.position.x - 50 }
  /// What is set.
  var modelLeft: CGFloat { view.frame.minX }

  /// A block that moves the view by 100 points.
  func move() { view.frame.origin.x += 100 }

  func note(_ name: String) -> (Bool) -> Void { { self.calls.append("\(name) \($0)") } }
  func notePosition(_ position: UIViewAnimatingPosition) { calls.append("\(position)") }

  /// One that moves the view by 100 points in a second, evenly.
  func animator(_ curve: UIView.AnimationCurve = .linear) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(duration: 1, curve: curve) { [unowned self] in move() }
    animator.addCompletion { [unowned self] in notePosition($0) }
    return animator
  }
}

/// Whether two numbers are the same but for rounding.
func near(_ one: CGFloat, _ other: CGFloat, within tolerance: CGFloat = 1e-6) -> Bool {
  abs(one - other) <= tolerance
}
