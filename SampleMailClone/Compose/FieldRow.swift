import UIKit

/// A row in the head of a draft: a name, a text field, and an optional button.
final class FieldRow: UIView {
  let field = UITextField()
  /// Space above and below the lines, in points.
  private static let padding: CGFloat = 12
  /// Height of the row at the default text size, in points.
  private static let minimumHeight: CGFloat = 46

  init(name: String, accessory: UIView? = nil) {
    let label = UILabel(.preferredFont(forTextStyle: .body), .secondaryLabel)
    label.text = name
    label.keepContentWidth()
    field.font = .preferredFont(forTextStyle: .body)
    field.adjustsFontForContentSizeCategory = true
    super.init(frame: .zero)
    let (column, separator) = (addTextColumn(isReadable: false), Separator())
    let line = AdaptiveStackView(arrangedSubviews: [label, field])
    line.spacing = 8
    line.columnAlignment = .fill
    let row = UIStackView(arrangedSubviews: [line, accessory].compactMap { $0 })
    row.alignment = .center
    addConstrained(row, separator)
    NSLayoutConstraint.activate([
      row.leadingAnchor.constraint(equalTo: column.leadingAnchor),
      row.trailingAnchor.constraint(equalTo: column.trailingAnchor),
      row.topAnchor.constraint(equalTo: topAnchor),
      row.bottomAnchor.constraint(equalTo: bottomAnchor),
      field.heightAnchor.constraint(greaterThanOrEqualToConstant: Self.minimumHeight),
      field.heightAnchor.constraint(
        greaterThanOrEqualTo: label.heightAnchor, constant: 2 * Self.padding),
      separator.leadingAnchor.constraint(equalTo: column.leadingAnchor),
      separator.trailingAnchor.constraint(equalTo: trailingAnchor),
      separator.bottomAnchor.constraint(equalTo: bottomAnchor),
    ])
    accessory?.widthAnchor.constraint(equalToConstant: 46).isActive = true
  }

  @available(*, unavailable) required init?(coder: NSCoder) { nil }
}
