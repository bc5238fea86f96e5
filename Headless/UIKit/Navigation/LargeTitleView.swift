import Foundation

/// A large title, at the bottom of its view and cut off at the top where the view is too low.
final class LargeTitleView: UIView {
  private static let margin: CGFloat = 16
  /// Between the title and the bottom of the view, in points.
  private static let gap: CGFloat = 8

  private let label = UILabel()

  var text: String? {
    get { label.text }
    set {
      label.text = newValue
      markNeedsLayout()
    }
  }

  override func setUpView() {
    super.setUpView()
    isUserInteractionEnabled = false
    clipsToBounds = true
    label.font = .systemFont(ofSize: 34, weight: .bold)
    addSubview(label)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let left = safeAreaInsets.left + Self.margin
    let width = max(0, bounds.width - left - safeAreaInsets.right - Self.margin)
    let height = ceiledToPixel(label.sizeThatFits(CGSize(width: width, height: 0)).height)
    label.place(at: CGRect(x: left, y: bounds.height - Self.gap - height, width: width, height: height))
  }
}
