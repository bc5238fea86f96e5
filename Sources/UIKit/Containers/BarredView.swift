import Foundation

/// The root view of a container with a bar: the content, and the bar above it.
final class BarredView: UIView {
  let content = UIView()
  let bar: UIView
  /// Runs when the bar has to be put in its place.
  var onLayout: () -> Void = {}
  /// Of the delegate's, if one is under way.
  var transition: () -> ContainerTransition? = { nil }

  init(frame: CGRect, bar: UIView) {
    self.bar = bar
    super.init(frame: frame)
    content.frame = bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    content.clipsToBounds = true
    addSubview(content)
    addSubview(bar)
  }

  required init?(coder: NSCoder) {
    fatalError("Archives are not modelled; see Sources/UIKit/README.md")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    onLayout()
  }

  /// A transition of the delegate's leaves no touches to the bar, and to the content only if it can be interrupted (F53).
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let transition = transition(), let hit = super.hitTest(point, with: event) else {
      return super.hitTest(point, with: event)
    }
    guard transition.takesTouches else { return nil }
    return hit.isDescendant(of: bar) ? self : hit
  }
}
