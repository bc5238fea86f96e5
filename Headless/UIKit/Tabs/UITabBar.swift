import Foundation

/// The bar below a controller's content: a button for each item, the first one where reading
/// begins (F268). The bar is of material, with a hairline at its top.
@MainActor open class UITabBar: UIView {
  /// The height without the safe area below, in points (F336).
  static let height: CGFloat = 49

  let hiddenObservations = Observations()
  let frameObservations = Observations()

  open override var isHidden: Bool {
    get { super.isHidden }
    set {
      super.isHidden = newValue
      hiddenObservations.tell()
    }
  }

  open var items: [UITabBarItem]? {
    didSet { if items != oldValue { itemsDidChange() } }
  }
  open var selectedItem: UITabBarItem? {
    didSet { if selectedItem !== oldValue { selectionDidChange() } }
  }

  /// Called with the index of an item that was tapped.
  var onSelect: (Int) -> Void = { _ in }

  private let background = BarBackground(hairlineAt: .minYEdge)
  private var buttons: [TabButton] = []

  override func setUpView() {
    super.setUpView()
    addSubview(background)
  }

  private func itemsDidChange() {
    for button in buttons { button.removeFromSuperview() }
    buttons = (items ?? []).enumerated().map { index, item in
      TabButton(item: item) { [weak self] in self?.onSelect(index) }
    }
    for button in buttons { addSubview(button) }
    selectionDidChange()
    markNeedsLayout()
  }

  private func selectionDidChange() {
    for (button, item) in zip(buttons, items ?? []) { button.isSelected = item === selectedItem }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    background.place(at: bounds)
    let space = bounds.inset(
      by: UIEdgeInsets(top: 0, left: safeAreaInsets.left, bottom: 0, right: safeAreaInsets.right))
    let width = max(0, space.width) / CGFloat(max(buttons.count, 1))
    for (index, button) in (isRightToLeft ? buttons.reversed() : buttons).enumerated() {
      let left = roundedToPixel(space.minX + CGFloat(index) * width)
      let right = roundedToPixel(space.minX + CGFloat(index + 1) * width)
      button.place(at: CGRect(x: left, y: 0, width: right - left, height: Self.height))
    }
  }
}
