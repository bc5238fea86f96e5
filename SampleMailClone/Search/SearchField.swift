import UIKit

/// A button that looks like a search field.
final class SearchField: UIControl {
  /// The visible part.
  let box: SearchBox

  override init(frame: CGRect) {
    box = SearchBox(UILabel.searchWord())
    super.init(frame: frame)
    box.isUserInteractionEnabled = false
    addSubview(box)
    isAccessibilityElement = true
    accessibilityTraits = .button
    accessibilityIdentifier = "search"
    accessibilityLabel = "Search"
  }

  @available(*, unavailable) required init?(coder: NSCoder) { nil }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: box.sizeThatFits(size).height + 16)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    box.frame = readableBounds.insetBy(dx: 0, dy: 8)
  }
}
