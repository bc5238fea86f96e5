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

  private let background = BarBackground(hairlineAt: .minYEdge)
  private var buttons: [BarButton] = []

  override func setUpView() {
    super.setUpView()
    addSubview(background)
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
    var x = safeAreaInsets.left + Self.margin
    for button in buttons {
      let width = ceiledToPixel(button.sizeThatFits(bounds.size).width)
      let left = isRightToLeft ? bounds.width - x - width : x
      button.place(at: CGRect(x: left, y: 0, width: width, height: Self.height))
      x += width + Self.spacing
    }
  }
}
