import Foundation

/// An alert's root view: the dimmed screen, with panels for the question and its choices.
final class AlertView: UIView, SlidingPanels {
  private let style: UIAlertController.Style
  private let panels: [AlertPanel]
  private static let margin: CGFloat = 8

  init(of alert: UIAlertController) {
    style = alert.preferredStyle
    panels = Self.panels(of: alert)
    super.init(frame: UIScreen.main.bounds)
    backgroundColor = UIColor(white: 0, alpha: 0.2)
    accessibilityViewIsModal = true
    panels.forEach(addSubview)
  }

  required init?(coder: NSCoder) { nil }

  var slidingPanels: [UIView] { style == .actionSheet ? panels : [] }

  /// An alert's cancel choice comes first of two, else last. A sheet has a panel of its own
  /// for it.
  private static func panels(of alert: UIAlertController) -> [AlertPanel] {
    let cancel = alert.actions.filter { $0.style == .cancel }
    let others = alert.actions.filter { $0.style != .cancel }
    switch alert.preferredStyle {
    case .alert:
      let actions = others.count == 1 ? cancel + others : others + cancel
      return [AlertPanel(alert, actions: actions, hasText: true)]
    case .actionSheet:
      let question = AlertPanel(alert, actions: others, hasText: true)
      return cancel.isEmpty ? [question] : [question, AlertPanel(alert, actions: cancel, hasText: false)]
    }
  }

  /// A tap outside an action sheet's panels chooses its cancel action (F396).
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    guard style == .actionSheet, touches.contains(where: { $0.view === self }) else { return }
    (next as? UIAlertController)?.chooseCancel()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    switch style {
    case .alert: layOutAlert()
    case .actionSheet: layOutSheet()
    }
  }

  private func layOutAlert() {
    guard let panel = panels.first else { return }
    let safe = bounds.inset(by: safeAreaInsets)
    let width = min(270, safe.width - 2 * Self.margin)
    let height = min(panel.height(forWidth: width), safe.height)
    place(panel, x: safe.midX - width / 2, y: safe.midY - height / 2, width: width, height: height)
  }

  private func layOutSheet() {
    let safe = bounds.inset(by: safeAreaInsets)
    let width = min(min(bounds.width, bounds.height), safe.width) - 2 * Self.margin
    var bottom = safe.maxY - (safeAreaInsets.bottom > 0 ? 0 : Self.margin)
    for panel in panels.reversed() {
      let height = panel.height(forWidth: width)
      place(panel, x: safe.midX - width / 2, y: bottom - height, width: width, height: height)
      bottom -= height + Self.margin
    }
  }

  private func place(_ panel: UIView, x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
    panel.place(
      at: CGRect(x: roundedToPixel(x), y: roundedToPixel(y), width: width, height: height))
  }
}
