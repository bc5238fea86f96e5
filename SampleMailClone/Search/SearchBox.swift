import UIKit

/// A grey box with a magnifying glass and a text.
///
/// It is opaque: while the search opens, one box covers another.
final class SearchBox: UIView {
  private let glass = UIImageView()
  private let text: UIView
  private static let padding: CGFloat = 7

  /// - Parameter text: A label, or a text field.
  init(_ text: UIView) {
    self.text = text
    super.init(frame: .zero)
    backgroundColor = .secondarySystemBackground
    layer.cornerRadius = 10
    glass.image = UIImage(
      systemName: "magnifyingglass", withConfiguration: UIImage.SymbolConfiguration(pointSize: 16))
    glass.tintColor = .secondaryLabel
    for view in [glass, text] { addSubview(view) }
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
    text.frame = box
  }
}
