import Foundation

/// The root view of a container controller: its content, with a bar above it.
final class BarredView: UIView {
  let content = UIView()
  let bar: UIView
  /// Called during layout, to position the bar.
  var onLayout: () -> Void = {}
  /// The transition by the delegate's animator, if one is under way.
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

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    onLayout()
  }

  /// During a transition by the delegate's animator the bar takes no touches,
  /// and the content only if it is interactive (F53).
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let transition = transition(), let hit = super.hitTest(point, with: event) else {
      return super.hitTest(point, with: event)
    }
    guard transition.takesTouches else { return nil }
    return hit.isDescendant(of: bar) ? self : hit
  }
}
