import UIKit

/// Shows the parts of a transition as bars, one below the other, and the transition's progress as
/// a line.
final class TimelineView: UIView {
  private enum Metrics {
    static let margin: CGFloat = 8
    static let row: CGFloat = 16
    static let bar: CGFloat = 4
    static let label: CGFloat = 84
  }

  /// The views of one part.
  @MainActor private struct Row {
    let label = UILabel()
    let bar = UIView()
  }

  private var parts: [TransitionTimeline.Part] = []
  private var rows: [Row] = []
  private let playhead = UIView()

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    accessibilityElementsHidden = true
    backgroundColor = UIColor.black.withAlphaComponent(0.7)
    layer.cornerRadius = Metrics.margin
    playhead.backgroundColor = .systemRed
    addSubview(playhead)
  }

  @available(*, unavailable) required init?(coder: NSCoder) { fatalError("A timeline is made in code") }

  /// Shows the timeline at the lower edge of a container, above the space that the app's root
  /// controller keeps free.
  ///
  /// - Parameter progress: The transition's progress. Outside 0...1 the line stays at the nearer
  ///   end.
  func show(_ parts: [TransitionTimeline.Part], at progress: CGFloat, in container: UIView) {
    if container.subviews.last !== self { container.addSubview(self) }
    if parts != self.parts { makeRows(for: parts) }
    var insets = container.safeAreaInsets
    let root = container.window?.rootViewController?.viewIfLoaded
    insets.bottom = max(insets.bottom, root?.safeAreaInsets.bottom ?? 0)
    let bounds = container.bounds.inset(by: insets).insetBy(dx: Metrics.margin, dy: Metrics.margin)
    let height = CGFloat(parts.count) * Metrics.row + 2 * Metrics.margin
    frame = CGRect(
      x: bounds.minX, y: max(bounds.maxY - height, bounds.minY), width: bounds.width,
      height: min(height, bounds.height))
    layOut(progress)
  }

  private func makeRows(for parts: [TransitionTimeline.Part]) {
    self.parts = parts
    for row in rows {
      row.label.removeFromSuperview()
      row.bar.removeFromSuperview()
    }
    rows = parts.map { part in
      let row = Row()
      row.label.text = part.name
      row.label.font = .systemFont(ofSize: 10)
      row.label.textColor = .white
      row.bar.backgroundColor = .systemTeal
      row.bar.layer.cornerRadius = Metrics.bar / 2
      insertSubview(row.label, belowSubview: playhead)
      insertSubview(row.bar, belowSubview: playhead)
      return row
    }
  }

  private func layOut(_ progress: CGFloat) {
    let length = max(bounds.width - Metrics.label - 3 * Metrics.margin, 0)
    let start = Metrics.label + 2 * Metrics.margin
    for (index, (row, part)) in zip(rows, parts).enumerated() {
      let top = Metrics.margin + CGFloat(index) * Metrics.row
      row.label.frame = CGRect(x: Metrics.margin, y: top, width: Metrics.label, height: Metrics.row)
      row.bar.frame = CGRect(
        x: start + part.interval.from * length, y: top + (Metrics.row - Metrics.bar) / 2,
        width: max((part.interval.to - part.interval.from) * length, 1), height: Metrics.bar)
    }
    playhead.frame = CGRect(
      x: start + progress.finiteOrZero.clamped(to: 0...1) * length - 0.5, y: Metrics.margin / 2, width: 1,
      height: max(bounds.height - Metrics.margin, 0))
  }
}
