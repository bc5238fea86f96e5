import UIKit

/// The bar at the bottom of a mailbox, with the state of the mailbox and the compose button.
///
/// Its background is a material, and reaches below the safe area to the edge of the screen.
final class ComposeBar: UIView {
  private let button: UIButton
  private let background = UIVisualEffectView(effect: UIBlurEffect(style: .systemChromeMaterial))
  private let separator = UIView()
  private let state = UILabel()
  /// Height of the bar without the safe area below, in points.
  static let height: CGFloat = 44

  init(compose: UIAction) {
    button = UIButton(type: .system, primaryAction: compose)
    super.init(frame: .zero)
    separator.backgroundColor = .separator
    button.setImage(
      UIImage(systemName: "square.and.pencil", withConfiguration: UIImage.SymbolConfiguration(pointSize: 19)),
      for: .normal)
    button.accessibilityIdentifier = "compose"
    button.accessibilityLabel = "New Message"
    state.text = "Updated Just Now"
    state.font = .systemFont(ofSize: 11)
    state.textAlignment = .center
    for view in [background, separator, state, button] { addSubview(view) }
  }

  @available(*, unavailable) required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    background.frame = bounds
    separator.frame = CGRect(x: 0, y: 0, width: bounds.width, height: hairline)
    var box = bounds.inset(
      by: UIEdgeInsets(top: 0, left: safeAreaInsets.left + 8, bottom: 0, right: safeAreaInsets.right + 8))
    box = box.cutTop(Self.height)
    state.frame = box.insetBy(dx: Self.height, dy: 0)
    button.frame = box.cutTrailing(Self.height, effectiveUserInterfaceLayoutDirection)
  }
}
