import Foundation

/// An alert's root view: the dimmed screen, and the panels of the question and its choices on it.
final class AlertView: UIView {
  private unowned let alert: UIAlertController
  private var panels: [AlertPanel] = []
  private var isStale = true
  private static let margin: CGFloat = 8

  init(frame: CGRect, alert: UIAlertController) {
    self.alert = alert
    super.init(frame: frame)
    backgroundColor = UIColor(white: 0, alpha: 0.2)
    accessibilityViewIsModal = true
  }

  required init?(coder: NSCoder) {
    fatalError("Archives are not modelled; see Sources/UIKit/README.md")
  }

  func setNeedsReload() {
    isStale = true
    markNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    reloadIfNeeded()
    switch alert.preferredStyle {
    case .alert: layOutAlert()
    case .actionSheet: layOutSheet()
    }
  }

  /// The cancel choice comes first of two that stand side by side, else last; a sheet sets it apart.
  private func reloadIfNeeded() {
    guard isStale else { return }
    isStale = false
    panels.forEach { $0.removeFromSuperview() }
    let cancel = alert.actions.filter { $0.style == .cancel }
    let others = alert.actions.filter { $0.style != .cancel }
    switch alert.preferredStyle {
    case .alert:
      let actions = others.count == 1 ? cancel + others : others + cancel
      panels = [AlertPanel(alert, actions: actions, hasText: true)]
    case .actionSheet:
      panels = [AlertPanel(alert, actions: others, hasText: true)]
      if !cancel.isEmpty { panels.append(AlertPanel(alert, actions: cancel, hasText: false)) }
    }
    panels.forEach(addSubview)
  }

  private func layOutAlert() {
    guard let panel = panels.first else { return }
    let room = bounds.inset(by: safeAreaInsets)
    let width = min(270, room.width - 2 * Self.margin)
    let height = min(panel.height(forWidth: width), room.height)
    place(panel, x: room.midX - width / 2, y: room.midY - height / 2, width: width, height: height)
  }

  private func layOutSheet() {
    let room = bounds.inset(by: safeAreaInsets)
    let width = min(min(bounds.width, bounds.height), room.width) - 2 * Self.margin
    var foot = room.maxY - (safeAreaInsets.bottom > 0 ? 0 : Self.margin)
    for panel in panels.reversed() {
      let height = panel.height(forWidth: width)
      place(panel, x: room.midX - width / 2, y: foot - height, width: width, height: height)
      foot -= height + Self.margin
    }
  }

  private func place(_ panel: UIView, x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
    panel.place(
      at: CGRect(x: roundedToPixel(x), y: roundedToPixel(y), width: width, height: height))
  }
}
