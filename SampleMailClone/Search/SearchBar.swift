import UIKit

/// The text field of the search, and its Cancel button.
final class SearchBar: UIView {
  /// The grey box around the field. It looks like the search field of a mailbox.
  let box: SearchBox
  let field = UITextField()
  let cancel: UIButton

  init(cancel action: UIAction) {
    cancel = UIButton(type: .system, primaryAction: action)
    box = SearchBox(field)
    super.init(frame: .zero)
    field.placeholder = "Search"
    field.font = .preferredFont(forTextStyle: .body)
    field.adjustsFontForContentSizeCategory = true
    field.accessibilityIdentifier = "searchText"
    cancel.setTitle("Cancel", for: .normal)
    cancel.accessibilityIdentifier = "cancelSearch"
    for view in [box, cancel] { addSubview(view) }
  }

  @available(*, unavailable) required init?(coder: NSCoder) { nil }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: box.sizeThatFits(size).height + 16)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let direction = effectiveUserInterfaceLayoutDirection
    var row = readableBounds.insetBy(dx: 0, dy: 8)
    let width = min(cancel.sizeThatFits(row.size).width, row.width / 2)
    cancel.setUntransformedFrame(row.cutTrailing(width, direction))
    _ = row.cutTrailing(12, direction)
    box.frame = row
  }
}
