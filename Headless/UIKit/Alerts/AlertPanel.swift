import Foundation

/// A rounded panel with the title and message of an alert, or choices, or both.
final class AlertPanel: UIView {
  private let style: UIAlertController.Style
  private let texts: [UILabel]
  private let buttons: [UIButton]
  private var lines: [UIView]
  private static let padding: CGFloat = 16

  init(_ alert: UIAlertController, actions: [UIAlertAction], hasText: Bool) {
    style = alert.preferredStyle
    texts = hasText ? Self.texts(of: alert) : []
    buttons = actions.map { Self.button(for: $0, of: alert) }
    lines = buttons.map { _ in UIView() }
    super.init(frame: .zero)
    backgroundColor = .secondarySystemGroupedBackground
    layer.cornerRadius = 14
    layer.cornerCurve = .continuous
    clipsToBounds = true
    lines.forEach { $0.backgroundColor = .separator }
    (texts + buttons + lines).forEach(addSubview)
  }

  required init?(coder: NSCoder) { nil }

  private static func texts(of alert: UIAlertController) -> [UILabel] {
    let isSheet = alert.preferredStyle == .actionSheet
    let title = label(
      alert.title, .systemFont(ofSize: isSheet ? 13 : 17, weight: .semibold),
      isSheet ? .secondaryLabel : .label)
    let message = label(
      alert.message, .systemFont(ofSize: 13), isSheet ? .secondaryLabel : .label)
    return [title, message].compactMap { $0 }
  }

  private static func label(_ text: String?, _ font: UIFont, _ color: UIColor) -> UILabel? {
    guard let text, !text.isEmpty else { return nil }
    let label = UILabel()
    label.text = text
    label.font = font
    label.textColor = color
    label.textAlignment = .center
    label.numberOfLines = 0
    return label
  }

  private static func button(for action: UIAlertAction, of alert: UIAlertController) -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle(action.title, for: .normal)
    button.accessibilityIdentifier = action.title
    let size: CGFloat = alert.preferredStyle == .actionSheet ? 20 : 17
    button.titleLabel?.font = .systemFont(
      ofSize: size, weight: action.style == .cancel ? .semibold : .regular)
    if action.style == .destructive { button.tintColor = .systemRed }
    let choose = UIAction { [weak alert] _ in alert?.choose(action) }
    button.addAction(choose, for: .primaryActionTriggered)
    return button
  }

  // MARK: Layout

  func height(forWidth width: CGFloat) -> CGFloat {
    textHeight(forWidth: width) + CGFloat(isInOneRow ? 1 : buttons.count) * buttonHeight
  }

  private var buttonHeight: CGFloat { style == .actionSheet ? 57 : 44 }

  /// Two choices of an alert are side by side.
  private var isInOneRow: Bool { style == .alert && buttons.count == 2 }

  private func textHeight(forWidth width: CGFloat) -> CGFloat {
    guard !texts.isEmpty else { return 0 }
    return texts.reduce(2 * Self.padding) { $0 + height(of: $1, in: width) }
  }

  private func height(of text: UILabel, in width: CGFloat) -> CGFloat {
    text.sizeThatFits(CGSize(width: width - 2 * Self.padding, height: 0)).height
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    var top = Self.padding
    for text in texts {
      let height = height(of: text, in: bounds.width)
      text.frame = CGRect(
        x: Self.padding, y: top, width: bounds.width - 2 * Self.padding, height: height)
      top += height
    }
    let start = textHeight(forWidth: bounds.width)
    for (index, button) in buttons.enumerated() {
      let frame = frame(ofButton: index, below: start)
      button.frame = directed(frame)
      lines[index].frame = directed(self.frame(ofLine: index, at: frame))
    }
  }

  private func frame(ofButton index: Int, below top: CGFloat) -> CGRect {
    if isInOneRow {
      let width = bounds.width / 2
      return CGRect(x: CGFloat(index) * width, y: top, width: width, height: buttonHeight)
    }
    return CGRect(
      x: 0, y: top + CGFloat(index) * buttonHeight, width: bounds.width, height: buttonHeight)
  }

  /// Above each button; between two buttons side by side.
  private func frame(ofLine index: Int, at button: CGRect) -> CGRect {
    let hairline = 1 / max(traitCollection.displayScale, 1)
    if isInOneRow, index == 1 {
      return CGRect(x: button.minX, y: button.minY, width: hairline, height: button.height)
    }
    return CGRect(x: 0, y: button.minY, width: bounds.width, height: button.minY > 0 ? hairline : 0)
  }
}
