import UIKit

/// A row with the name of a setting and its control.
final class SettingRow: UIView {
  private static let padding: CGFloat = 12

  init(name: String, control: UIView) {
    let label = UILabel(.preferredFont(forTextStyle: .body))
    label.text = name
    control.accessibilityLabel = name
    control.accessibilityIdentifier = name
    control.keepContentWidth()
    super.init(frame: .zero)
    let (column, separator) = (addTextColumn(), Separator())
    let line = AdaptiveStackView(arrangedSubviews: [label, control])
    line.spacing = 12
    addConstrained(line, separator)
    NSLayoutConstraint.activate([
      line.leadingAnchor.constraint(equalTo: column.leadingAnchor),
      line.trailingAnchor.constraint(equalTo: column.trailingAnchor),
      line.topAnchor.constraint(equalTo: topAnchor, constant: Self.padding),
      line.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -Self.padding),
      separator.leadingAnchor.constraint(equalTo: column.leadingAnchor),
      separator.trailingAnchor.constraint(equalTo: trailingAnchor),
      separator.bottomAnchor.constraint(equalTo: bottomAnchor),
    ])
  }

  @available(*, unavailable) required init?(coder: NSCoder) { nil }
}
