import Foundation

/// The bar below a navigation controller's content: buttons one after another, the first one where reading begins
/// (F268). The bar is of material, with a hairline at its top.
@MainActor open class UIToolbar: UIView {
  /// The height without the safe area below, in points (F807).
  static let height: CGFloat = 44
  private static let margin: CGFloat = 16
  private static let spacing: CGFloat = 20

  open var items: [UIBarButtonItem]? {
    didSet { if items != oldValue { itemsDidChange() } }
  }

  convenience init(isHidden: Bool) {
    self.init(frame: .zero)
    self.isHidden = isHidden
  }

  private let background = UIVisualEffectView.ofBar()
  private let hairline = UIView()
  private var buttons: [BarButton] = []

  override func setUpView() {
    super.setUpView()
    hairline.backgroundColor = .separator
    for view in [background, hairline] { addSubview(view) }
  }

  private func itemsDidChange() {
    for button in buttons { button.removeFromSuperview() }
    buttons = (items ?? []).map { BarButton(item: $0) }
    for button in buttons { addSubview(button) }
    markNeedsLayout()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    background.place(at: bounds)
    let line = 1 / max(traitCollection.displayScale, 1)
    hairline.place(at: CGRect(x: 0, y: -line, width: bounds.width, height: line))
    var x = safeAreaInsets.left + Self.margin
    for button in buttons {
      let width = ceiledToPixel(button.sizeThatFits(bounds.size).width)
      let left = isRightToLeft ? bounds.width - x - width : x
      button.place(at: CGRect(x: left, y: 0, width: width, height: Self.height))
      x += width + Self.spacing
    }
  }
}
