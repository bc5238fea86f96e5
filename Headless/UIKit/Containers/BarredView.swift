import Foundation

/// The root view of a container controller: its content, with bars above it.
final class BarredView: UIView {
  let content = UIView()
  let bars: [UIView]
  /// Called during layout, to position the bars.
  var onLayout: () -> Void = {}
  /// The transition by the delegate's animator, if one is under way.
  var transition: () -> ContainerTransition? = { nil }

  init(frame: CGRect, bars: [UIView]) {
    self.bars = bars
    super.init(frame: frame)
    content.frame = bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    content.clipsToBounds = true
    addSubview(content)
    for bar in bars { addSubview(bar) }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    onLayout()
  }

  /// During a transition by the delegate's animator the bars take no touches,
  /// and the content only if it is interactive (F53).
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let transition = transition(), let hit = super.hitTest(point, with: event) else {
      return super.hitTest(point, with: event)
    }
    guard transition.takesTouches else { return nil }
    return bars.contains(where: hit.isDescendant) ? self : hit
  }
}
