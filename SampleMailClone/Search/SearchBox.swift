import UIKit

/// A grey box with a magnifying glass and the word "Search".
final class SearchBox: UIView {
  private let glass = UIImageView()
  private let word = UILabel(.preferredFont(forTextStyle: .body), .secondaryLabel)
  private static let padding: CGFloat = 7

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .tertiarySystemFill
    layer.cornerRadius = 10
    glass.image = UIImage(
      systemName: "magnifyingglass", withConfiguration: UIImage.SymbolConfiguration(pointSize: 16))
    glass.tintColor = .secondaryLabel
    word.text = "Search"
    for view in [glass, word] { addSubview(view) }
  }

  required init?(coder: NSCoder) {
    fatalError("This view is made in code")
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: scaled(22, as: .body) + 2 * Self.padding)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let direction = effectiveUserInterfaceLayoutDirection
    var box = bounds.insetBy(dx: 8, dy: 0)
    glass.frame = box.cutLeading(20, direction).centered(glass.image?.size ?? .zero)
    _ = box.cutLeading(8, direction)
    word.frame = box
  }
}
