import UIKit

/// A row of buttons of the same width, one for each child of a container; where lines run from right to left, so does it.
final class ContainerButtonRow: UIView {
  /// Lowest it gets, in points, and what is above and below the text.
  private static let minimumHeight: CGFloat = 44
  private static let margin: CGFloat = 12
  /// Size of the largest letters, in points.
  private static let largestLetters: CGFloat = 24

  /// Called with the place of the button that was tapped.
  var onTap: ((Int) -> Void)?
  private(set) var buttons: [UIButton] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemBackground
  }

  @available(*, unavailable) required init?(coder: NSCoder) { fatalError("A row is not archived") }

  /// How high it wants to be, with the user's size of text, in points.
  var height: CGFloat {
    let images = buttons.compactMap { $0.currentImage?.size.height }
    let content = max(Self.font(for: traitCollection).lineHeight, images.max() ?? 0)
    return max(Self.minimumHeight, (content + Self.margin).rounded(.up))
  }

  /// As in the system's bars, letters grow with the size of text as long as there is room for words.
  private static func font(for traits: UITraitCollection) -> UIFont {
    let size = UIFont.preferredFont(forTextStyle: .subheadline, compatibleWith: traits).pointSize
    return .systemFont(ofSize: min(size, largestLetters))
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
    let place = buttons.count
    button.isAccessibilityElement = true
    button.addAction(UIAction { [weak self] _ in self?.onTap?(place) }, for: .touchUpInside)
    buttons.append(button)
    addSubview(button)
    color(button)
    button.titleLabel?.font = Self.font(for: traitCollection)
  }

  private func color(_ button: UIButton) {
    button.setTitleColor(.secondaryLabel, for: .normal)
    button.setTitleColor(tintColor, for: .selected)
  }

  // MARK: Looks

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

  /// The safe area at the sides stays free.
  override func layoutSubviews() {
    super.layoutSubviews()
    let room = bounds.inset(
      by: UIEdgeInsets(top: 0, left: safeAreaInsets.left, bottom: 0, right: safeAreaInsets.right))
    let width = room.width / CGFloat(max(buttons.count, 1))
    for (index, button) in buttons.enumerated() {
      let place = isReadFromRight ? buttons.count - 1 - index : index
      button.frame = CGRect(
        x: room.minX + CGFloat(place) * width, y: buttonTop, width: width, height: height)
    }
  }

  /// The row reaches under the bars of the system; its buttons do not.
  private var buttonTop: CGFloat { safeAreaInsets.top > 0 ? bounds.height - height : 0 }

  private var isReadFromRight: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }
}
