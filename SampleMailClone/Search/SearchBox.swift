import UIKit

/// A grey box with a magnifying glass and a text.
final class SearchBox: UIView {
  private let glass = UIImageView()
  private let texts: [UIView]
  private static let padding: CGFloat = 7

  /// - Parameter texts: A label or a text field, or more in the same place.
  init(_ texts: UIView...) {
    self.texts = texts
    super.init(frame: .zero)
    backgroundColor = .secondarySystemBackground
    layer.cornerRadius = 10
    glass.image = UIImage(
      systemName: "magnifyingglass", withConfiguration: UIImage.SymbolConfiguration(pointSize: 16))
    glass.tintColor = .secondaryLabel
    for view in [glass] + texts { addSubview(view) }
  }

  @available(*, unavailable) required init?(coder: NSCoder) { nil }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: scaled(22, as: .body) + 2 * Self.padding)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let direction = effectiveUserInterfaceLayoutDirection
    var box = bounds.insetBy(dx: 8, dy: 0)
    glass.frame = box.cutLeading(20, direction).centered(glass.image?.size ?? .zero)
    _ = box.cutLeading(8, direction)
    for text in texts { text.frame = box }
  }
}

extension UILabel {
  /// Returns the word in a search field without a text; it looks like the placeholder of a text field.
  static func searchWord() -> UILabel {
    let word = UILabel(.preferredFont(forTextStyle: .body), .placeholderText)
    word.text = "Search"
    return word
  }
}
