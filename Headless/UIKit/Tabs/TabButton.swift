import Foundation

/// The view of a tab bar item: an image above a title, both in the tint colour while selected.
final class TabButton: UIControl {
  /// Positions in the bar, in points from its top.
  private enum Metrics {
    static let imageMiddle: CGFloat = 18
    static let titleMiddle: CGFloat = 41
    static let pointSize: CGFloat = 22
  }

  private let item: UITabBarItem
  private let imageView = UIImageView.symbol()
  private let label = UILabel()
  private let onTap: () -> Void

  init(item: UITabBarItem, onTap: @escaping () -> Void) {
    self.item = item
    self.onTap = onTap
    super.init(frame: .zero)
    label.font = .systemFont(ofSize: 10, weight: .medium)
    label.textAlignment = .center
    addSubview(imageView)
    addSubview(label)
    item.button = self
    update()
  }

  required init?(coder: NSCoder) { nil }

  /// Shows the item's values.
  func update() {
    label.text = item.title
    imageView.image = item.image?.sized(Metrics.pointSize)
    isEnabled = item.isEnabled
    accessibilityIdentifier = item.accessibilityIdentifier ?? item.title
    accessibilityLabel = item.accessibilityLabel ?? item.title
    colour()
    markNeedsLayout()
  }

  private func colour() {
    let color: UIColor = isSelected ? tintColor : .systemGray
    imageView.tintColor = color
    label.textColor = color
  }

  override func stateDidChange() {
    super.stateDidChange()
    alpha = isEnabled ? 1 : 0.5
    colour()
    markNeedsLayout()
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    colour()
  }

  override func touchWasUpInside() {
    super.touchWasUpInside()
    onTap()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    center(imageView, at: Metrics.imageMiddle, in: imageView.sizeThatFits(bounds.size))
    center(label, at: Metrics.titleMiddle, in: label.sizeThatFits(bounds.size))
  }

  private func center(_ view: UIView, at middle: CGFloat, in size: CGSize) {
    let width = min(ceiledToPixel(size.width), bounds.width)
    view.place(
      at: CGRect(
        x: roundedToPixel((bounds.width - width) / 2), y: roundedToPixel(middle - size.height / 2),
        width: width, height: ceiledToPixel(size.height)))
  }
}
