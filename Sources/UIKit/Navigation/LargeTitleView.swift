import Foundation

/// A large title: it stands at the foot of its room, and what has no room is cut off at the top.
final class LargeTitleView: UIView {
  private static let margin: CGFloat = 16
  /// Between the title and the foot of its room.
  private static let gap: CGFloat = 8

  private let label = UILabel()

  var text: String? {
    get { label.text }
    set {
      label.text = newValue
      markNeedsLayout()
    }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    clipsToBounds = true
    label.font = .systemFont(ofSize: 34, weight: .bold)
    addSubview(label)
  }

  required init?(coder: NSCoder) {
    fatalError("Archives are not modelled; see Sources/UIKit/README.md")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let left = safeAreaInsets.left + Self.margin
    let width = max(0, bounds.width - left - safeAreaInsets.right - Self.margin)
    let height = ceiledToPixel(label.sizeThatFits(CGSize(width: width, height: 0)).height)
    label.place(at: CGRect(x: left, y: bounds.height - Self.gap - height, width: width, height: height))
  }
}
