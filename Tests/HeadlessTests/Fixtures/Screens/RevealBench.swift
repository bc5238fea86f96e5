import UIKit

@testable import InteractiveModal
@testable import InteractiveTransitions

/// Two screens, of which the upper one opens out of a view of the lower one, at any progress by hand.
@MainActor final class RevealBench: RendererBench {
  let scroll = UIScrollView(frame: CGRect(x: 0, y: 400, width: 393, height: 400))
  /// In the scroll view: at (40, 600) of the container.
  let field = UIView(frame: CGRect(x: 40, y: 200, width: 300, height: 44))
  let searchBar = UIView(frame: CGRect(x: 16, y: 100, width: 361, height: 44))
  var source: UIView?
  var anchor: UIView?
  lazy var reveal = RevealTransition(
    outOf: { [weak self] in self?.source }, anchor: { [weak self] in self?.anchor })

  init() {
    super.init()
    source = field
    field.layer.cornerRadius = 10
    scroll.contentSize = CGSize(width: 393, height: 2000)
    scroll.addSubview(field)
    lower.view.addSubview(scroll)
    upper.view.addSubview(searchBar)
  }

  func begin(at progress: CGFloat = 0) {
    begin(reveal, .present, leaving: .down)
    show(progress)
  }

  var dimming: UIView? { renderer?.stage.dimming }
  func layOutAnew() { renderer?.containerDidResize() }

  /// Ends the transition.
  func finish() -> RevealBench {
    end()
    return self
  }

  func picture(of view: UIView) -> UIView? { renderer?.stage.snapshot(of: view) }
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
