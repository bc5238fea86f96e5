@testable import UIKit

/// A stage with a view for animations to move.
@MainActor final class MovingView {
  let stage = Stage()
  let view: UIView
  /// The completions, in order.
  var calls: [String] = []

  init() {
    view = stage.add(UIView(), frame: CGRect(x: 0, y: 100, width: 100, height: 50))
    stage.clock.runUntilIdle()
  }

  var clock: Clock { stage.clock }
  var shown: CALayerValues { view.layer.shown }
  /// The shown left edge; 0 at the start.
  var left: CGFloat { shown.position.x - 50 }
  /// The left edge that is set.
  var modelLeft: CGFloat { view.frame.minX }

  /// Moves the view by 100 points.
  func move() { view.frame.origin.x += 100 }

  func note(_ name: String) -> (Bool) -> Void { { self.calls.append("\(name) \($0)") } }
  func notePosition(_ position: UIViewAnimatingPosition) { calls.append("\(position)") }

  /// Moves the view's left edge in a block of a second, and notes the end.
  func animate(
    _ name: String = "end", delay: TimeInterval = 0, options: UIView.AnimationOptions = .curveLinear,
    to left: CGFloat = 100
  ) {
    UIView.animate(
      withDuration: 1, delay: delay, options: options, animations: { self.view.frame.origin.x = left },
      completion: note(name))
  }

  /// An animator that moves the view by 100 points in a second, evenly.
  func animator(_ curve: UIView.AnimationCurve = .linear) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(duration: 1, curve: curve) { [unowned self] in move() }
    animator.addCompletion { [unowned self] in notePosition($0) }
    return animator
  }
}

/// Whether two numbers are equal but for rounding.
func near(_ one: CGFloat, _ other: CGFloat, within tolerance: CGFloat = 1e-6) -> Bool {
  abs(one - other) <= tolerance
}
