import UIKit

/// A row of buttons of equal width, one for each child of a container. It is mirrored from right
/// to left.
final class ContainerButtonRow: UIView {
  /// Least height, in points.
  private static let minimumHeight: CGFloat = 44
  /// Space above and below the content of a button together, in points.
  private static let margin: CGFloat = 12
  /// Largest size of the font, in points.
  private static let maximumFontSize: CGFloat = 24

  /// Called with the index of the button that the user taps.
  var onTap: ((Int) -> Void)?
  private(set) var buttons: [UIButton] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemBackground
  }

  @available(*, unavailable) required init?(coder: NSCoder) { fatalError("A row is not archived") }

  /// The height that fits the content at the user's text size, without the safe area; in points.
  var height: CGFloat {
    let images = buttons.compactMap { $0.currentImage?.size.height }
    let content = images.reduce(Self.font(for: traitCollection).lineHeight, max)
    return max(Self.minimumHeight, (content + Self.margin).rounded(.up))
  }

  /// Returns the font for the user's text size. As in the system's bars, it stops growing where
  /// words would not fit.
  private static func font(for traits: UITraitCollection) -> UIFont {
    let size = UIFont.preferredFont(forTextStyle: .subheadline, compatibleWith: traits).pointSize
    return .systemFont(ofSize: min(size, maximumFontSize))
  }

  // MARK: Content

  func show(_ children: [UIViewController], selected: UIViewController?) {
    while buttons.count < children.count { add() }
    while buttons.count > children.count { buttons.removeLast().removeFromSuperview() }
    for (button, child) in zip(buttons, children) { show(child, on: button, isSelected: child === selected) }
    setNeedsLayout()
  }

  private func show(_ child: UIViewController, on button: UIButton, isSelected: Bool) {
    let image = child.tabBarItem.image
    let title = child.title ?? child.tabBarItem.title
    if button.currentTitle != title { button.setTitle(title, for: .normal) }
    if button.currentImage != image { button.setImage(image, for: .normal) }
    button.accessibilityIdentifier = title
    button.accessibilityLabel = title ?? child.tabBarItem.accessibilityLabel
    button.isSelected = isSelected
    button.accessibilityTraits = isSelected ? [.button, .selected] : .button
  }

  private func add() {
    let button = UIButton(type: .custom)
    let index = buttons.count
    button.isAccessibilityElement = true
    button.addAction(UIAction { [weak self] _ in self?.onTap?(index) }, for: .touchUpInside)
    buttons.append(button)
    addSubview(button)
    color(button)
    button.titleLabel?.font = Self.font(for: traitCollection)
  }

  private func color(_ button: UIButton) {
    button.setTitleColor(.secondaryLabel, for: .normal)
    button.setTitleColor(tintColor, for: .selected)
  }

  // MARK: Appearance and layout

  override func tintColorDidChange() {
    super.tintColorDidChange()
    buttons.forEach(color)
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    for button in buttons { button.titleLabel?.font = Self.font(for: traitCollection) }
    superview?.setNeedsLayout()
    setNeedsLayout()
  }

  /// Lays the buttons out between the safe areas of both sides.
  override func layoutSubviews() {
    super.layoutSubviews()
    let (left, right) = (safeAreaInsets.left, safeAreaInsets.right)
    let width = (bounds.width - left - right) / CGFloat(buttons.count)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for (index, button) in buttons.enumerated() {
      let column = isMirrored ? buttons.count - 1 - index : index
      button.frame = CGRect(
        x: left + CGFloat(column) * width, y: buttonTop, width: width, height: height)
    }
  }

  /// Top of the buttons. The row reaches below the bars of the system; its buttons do not.
  private var buttonTop: CGFloat { safeAreaInsets.top > 0 ? bounds.height - height : 0 }
}
