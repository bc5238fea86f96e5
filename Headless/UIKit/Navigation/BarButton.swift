import Foundation

/// The view of a bar button item.
final class BarButton: UIButton {
  private let item: UIBarButtonItem
  /// The least height, and the least width that takes touches, in points.
  private static let minimumSide: CGFloat = 44

  init(item: UIBarButtonItem) {
    self.item = item
    super.init(frame: .zero)
    setType(.system)
    item.button = self
    update()
  }

  required init?(coder: NSCoder) { nil }

  func update() {
    // Bars show symbols a little larger than text.
    setImage(item.image?.sized(20), for: .normal)
    setTitle(item.image == nil ? item.title : nil, for: .normal)
    titleLabel?.font = .systemFont(ofSize: 17, weight: item.style == .done ? .semibold : .regular)
    isEnabled = item.isEnabled
    accessibilityIdentifier = item.viewIdentifier
    accessibilityLabel = item.accessibilityLabel ?? item.title
    superview?.markNeedsLayout()
  }

  override func touchWasUpInside() {
    super.touchWasUpInside()
    item.primaryAction?.run(from: item)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let size = super.sizeThatFits(size)
    return CGSize(width: size.width, height: max(size.height, Self.minimumSide))
  }

  /// A narrow symbol takes touches beside it too.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let missing = max(0, Self.minimumSide - bounds.width) / 2
    return bounds.insetBy(dx: -missing, dy: 0).contains(point)
  }
}
