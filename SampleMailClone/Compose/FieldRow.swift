import UIKit

/// A row in the head of a draft: a name, a text field, and an optional button.
///
/// The name is beside the field, or above it if it needs more than a third of the width.
final class FieldRow: UIView {
  let field = UITextField()
  private let name = UILabel(.preferredFont(forTextStyle: .body), .secondaryLabel)
  private let separator = UIView()
  private let accessory: UIView?
  private static let accessoryWidth: CGFloat = 46
  /// Space above and below the lines, in points.
  private static let padding: CGFloat = 12
  /// Maximum share of the width that a name beside its field may take.
  private static let nameShare: CGFloat = 1 / 3

  init(name: String, accessory: UIView? = nil) {
    self.accessory = accessory
    super.init(frame: .zero)
    self.name.text = name
    field.font = .preferredFont(forTextStyle: .body)
    field.adjustsFontForContentSizeCategory = true
    separator.backgroundColor = .separator
    for view in [self.name, field, separator, accessory].compactMap({ $0 }) { addSubview(view) }
  }

  required init?(coder: NSCoder) {
    fatalError("This view is made in code")
  }

  private var lineHeight: CGFloat { scaled(22, as: .body) }

  private func isStacked(inWidth width: CGFloat) -> Bool {
    name.lineWidth > width * Self.nameShare
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let lines: CGFloat = isStacked(inWidth: size.width) ? 2 : 1
    return CGSize(width: size.width, height: 2 * Self.padding + lines * lineHeight)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let direction = effectiveUserInterfaceLayoutDirection
    var box = readableBounds
    separator.frame = footLine
    layOutName(in: &box, direction)
    if let accessory { accessory.frame = box.cutTrailing(Self.accessoryWidth, direction) }
    field.frame = box
  }

  private func layOutName(in box: inout CGRect, _ direction: UIUserInterfaceLayoutDirection) {
    if isStacked(inWidth: bounds.width) {
      _ = box.cutTop(Self.padding)
      name.frame = box.cutTop(lineHeight)
    } else {
      name.frame = box.cutLeading(name.lineWidth, direction)
      _ = box.cutLeading(8, direction)
    }
  }
}
