import UIKit

@testable import InteractiveModal
@testable import InteractiveTransitions

/// Two screens in a window, and a reveal that is shown at any progress by hand. The container is 393 by 852 points.
@MainActor final class RevealBench {
  let simulator = Simulator()
  let root = UIViewController()
  let lower = UIViewController()
  let upper = UIViewController()
  let scroll = UIScrollView(frame: CGRect(x: 0, y: 400, width: 393, height: 400))
  /// In the scroll view: at (40, 600) of the container.
  let field = UIView(frame: CGRect(x: 40, y: 200, width: 300, height: 44))
  let searchBar = UIView(frame: CGRect(x: 16, y: 100, width: 361, height: 44))
  var source: UIView?
  var anchor: UIView?
  lazy var reveal = RevealTransition(
    outOf: { [weak self] in self?.source }, anchor: { [weak self] in self?.anchor })
  private var performance: TransitionRenderer?

  init() {
    source = field
    simulator.launch(root: root)
    for screen in [lower, upper] {
      screen.view.frame = root.view.bounds
      root.view.addSubview(screen.view)
    }
    field.layer.cornerRadius = 10
    scroll.contentSize = CGSize(width: 393, height: 2000)
    scroll.addSubview(field)
    lower.view.addSubview(scroll)
    upper.view.addSubview(searchBar)
  }

  func begin(at progress: CGFloat = 0) {
    let stage = TransitionStage(
      .present, lower: TransitionSide(controller: lower, view: lower.view),
      upper: TransitionSide(controller: upper, view: upper.view), in: root.view, leaving: .down)
    let performance = TransitionRenderer(reveal, on: stage, preservingSafeAreaOf: [])
    self.performance = performance
    performance.begin()
    performance.show(progress)
  }

  func show(_ progress: CGFloat) { performance?.show(progress) }
  func layOutAnew() { performance?.containerDidResize() }

  func end() {
    performance?.end(isOpen: true)
    performance = nil
  }

  var stage: TransitionStage? { performance?.stage }
  func picture(of view: UIView) -> UIView? { performance?.stage.snapshot(of: view) }
  var dimming: UIView? { performance?.stage.dimming }
  var mask: CAShapeLayer? { upper.view.layer.mask as? CAShapeLayer }

  /// What can be seen of the upper screen, in the container.
  var opening: CGRect {
    upper.view.shown(mask?.shown.drawn.path?.boundingBox ?? upper.view.bounds)
  }

  /// What differs from how it was before: said in a sentence, or `nil`.
  var disorder: String? {
    if !simulator.complaints.isEmpty { return "complaints: \(simulator.complaints)" }
    if root.view.subviews != [lower.view, upper.view] { return "there is a view too many" }
    for view in [lower.view, upper.view, scroll, field, searchBar] {
      guard let view else { return "a view is gone" }
      if view.shown.alpha != 1 || !view.shown.transform.affine.isIdentity || view.layer.mask != nil {
        return "\(view) is not as found"
      }
    }
    return nil
  }
}

extension CGRect {
  func isAbout(_ other: CGRect, within tolerance: CGFloat = 1e-6) -> Bool {
    abs(minX - other.minX) < tolerance && abs(minY - other.minY) < tolerance
      && abs(width - other.width) < tolerance && abs(height - other.height) < tolerance
  }
}

extension CGPath {
  /// What its elements are, without their points.
  var kinds: [CGPathElementType] {
    var kinds: [CGPathElementType] = []
    applyWithBlock { kinds.append($0.pointee.type) }
    return kinds
  }
}
