import UIKit

/// What a card in the dock shows: the title of its content, and a button that closes it.
///
/// It lies over the content, and fades in as the card nears the dock. The content stays in its place.
final class DockBar: UIControl {
  /// Height at the default text size, and the least and the greatest one, in points.
  private static let height: CGFloat = 52
  private static let heights: ClosedRange<CGFloat> = 44...104
  /// Height on a phone on its side.
  private static let compactHeight: CGFloat = 44
  /// Distance of the title from the edges beside it, in points. The close button and the count are there.
  private static let margin: CGFloat = 52

  /// Hides the content; not the title. In a dock that is spread the content is in sight.
  let ground = UIView()
  private let header = UIView()
  /// Title, count and close button.
  let labels = UIView()
  private let title = UILabel()
  private let count = UILabel()
  private let closeButton = UIButton(type: .system)
  /// Called for the close button; returns whether the modal reacts.
  var onClose: (() -> Bool)?

  init(_ configuration: ModalConfiguration) {
    super.init(frame: .zero)
    accessibilityIdentifier = ModalIdentifier.dock.rawValue
    isAccessibilityElement = true
    accessibilityTraits = .button
    for view in [ground, header] {
      view.backgroundColor = (configuration.card.background ?? .systemBackground).elevated
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    addSubview(labels)
    layer.cornerRadius = configuration.card.cornerRadius
    layer.cornerCurve = .continuous
    layer.borderWidth = 0.5
    for label in [title, count] {
      label.font = .preferredFont(forTextStyle: .headline)
      label.adjustsFontForContentSizeCategory = true
      label.textAlignment = .center
      labels.addSubview(label)
    }
    count.textColor = .secondaryLabel
    closeButton.setImage(UIImage(systemName: "xmark"), for: .normal)
    closeButton.accessibilityLabel = configuration.strings.close
    closeButton.addAction(UIAction { [weak self] _ in _ = self?.onClose?() }, for: .touchUpInside)
    labels.addSubview(closeButton)
    accessibilityCustomActions = [
      UIAccessibilityCustomAction(name: configuration.strings.close) { [weak self] _ in
        self?.onClose?() ?? false
      }
    ]
    alpha = 0
    drawBorder()
  }

  @available(*, unavailable) required init?(coder: NSCoder) { fatalError("A bar is not archived") }

  /// Returns the height of the bar in a container, without the safe area, in points.
  static func height(in traits: UITraitCollection) -> CGFloat {
    guard traits.verticalSizeClass != .compact else { return compactHeight }
    return UIFontMetrics(forTextStyle: .headline).scaledValue(for: height, compatibleWith: traits)
      .clamped(to: heights)
  }

  /// - Parameters:
  ///   - title: The title of the content.
  ///   - count: How many cards are in the dock; shown if there are several.
  func show(title text: String?, count number: Int) {
    title.text = text
    count.text = number > 1 ? "\(number)" : nil
    accessibilityLabel = text
    accessibilityValue = count.text
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let height = Self.height(in: traitCollection)
    let area = bounds.inset(
      by: UIEdgeInsets(top: 0, left: safeAreaInsets.left, bottom: 0, right: safeAreaInsets.right))
    let margin = min(Self.margin, area.width / 3)
    ground.frame = bounds
    labels.frame = bounds
    header.frame = CGRect(x: 0, y: 0, width: bounds.width, height: height)
    title.frame = CGRect(x: area.minX + margin, y: 0, width: area.width - 2 * margin, height: height)
    let sides = [area.minX, area.maxX - margin].map { CGRect(x: $0, y: 0, width: margin, height: height) }
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    (count.frame, closeButton.frame) = isRightToLeft ? (sides[1], sides[0]) : (sides[0], sides[1])
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  /// The labels leave the touches beside the close button to the bar.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let view = super.hitTest(point, with: event)
    return view === labels ? self : view
  }

  /// A layer does not follow a dynamic colour, so it is set anew when the traits change.
  private func drawBorder() {
    layer.borderColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    drawBorder()
    setNeedsLayout()
  }
}
