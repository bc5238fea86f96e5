import UIKit

/// The text field of the search, and its Cancel button.
final class SearchBar: UIView {
  /// The grey box around the field.
  let box = UIView()
  let field = UITextField()
  private let cancel: UIButton

  init(cancel action: UIAction) {
    cancel = UIButton(type: .system, primaryAction: action)
    super.init(frame: .zero)
    box.backgroundColor = .tertiarySystemFill
    box.layer.cornerRadius = 10
    field.placeholder = "Search"
    field.font = .preferredFont(forTextStyle: .body)
    field.adjustsFontForContentSizeCategory = true
    field.accessibilityIdentifier = "searchText"
    cancel.setTitle("Cancel", for: .normal)
    cancel.accessibilityIdentifier = "cancelSearch"
    box.addSubview(field)
    for view in [box, cancel] { addSubview(view) }
  }

  required init?(coder: NSCoder) {
    fatalError("This view is made in code")
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: scaled(22, as: .body) + 30)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let direction = effectiveUserInterfaceLayoutDirection
    var row = readableBounds.insetBy(dx: 0, dy: 8)
    let width = min(cancel.sizeThatFits(row.size).width, row.width / 2)
    cancel.frame = row.cutTrailing(width, direction)
    _ = row.cutTrailing(12, direction)
    box.frame = row
    field.frame = box.bounds.insetBy(dx: 10, dy: 0)
  }
}
