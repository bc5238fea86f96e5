import Foundation

/// The bar above a controller's content: a title between buttons. Left is where reading begins (F268).
///
/// Prompts, appearances and translucency are not modelled: the bar is as opaque as its
/// content, with a hairline at its foot.
@MainActor open class UINavigationBar: UIView {
  open var items: [UINavigationItem]? {
    didSet { itemsDidChange(from: oldValue) }
  }
  open var topItem: UINavigationItem? { items?.last }
  /// The item that the back button leads to.
  open var backItem: UINavigationItem? { items?.dropLast().last }

  /// Whether titles may stand large below the buttons (F289).
  open var prefersLargeTitles = false {
    didSet { if prefersLargeTitles != oldValue { preferenceDidChange() } }
  }

  /// Runs when the back button is tapped.
  var onBack: () -> Void = {}

  private let background = UIView()
  private let hairline = UIView()
  private let titleLabel = UILabel()
  private lazy var largeTitle = LargeTitleView(frame: .zero)
  private lazy var backButton = makeBackButton()
  private var buttons: [ObjectIdentifier: UIView] = [:]
  private var left: [UIView] = []
  private var right: [UIView] = []
  private var titleView: UIView?
  private static let margin: CGFloat = 16
  private static let spacing: CGFloat = 20

  public override init(frame: CGRect) {
    super.init(frame: frame)
    background.backgroundColor = .systemBackground
    background.isUserInteractionEnabled = false
    hairline.backgroundColor = .separator
    titleLabel.font = .systemFont(ofSize: 17, weight: .semibold)
    titleLabel.textAlignment = .center
    background.addSubview(hairline)
    addSubview(background)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// How high a bar is: lower where height is scarce.
  static func height(for traits: UITraitCollection) -> CGFloat {
    traits.verticalSizeClass == .compact ? 32 : 44
  }

  // MARK: Items

  private func itemsDidChange(from old: [UINavigationItem]?) {
    guard items != old else { return }
    for item in old ?? [] where item.bar === self { item.bar = nil }
    for item in items ?? [] { item.bar = self }
    itemDidChange()
  }

  /// Brings the views up to date with what the items say.
  func itemDidChange() {
    let item = topItem
    left = (item?.leftBarButtonItems ?? []).map(view)
    if let back = backItem, left.isEmpty, item?.hidesBackButton == false { left = [backView(to: back)] }
    right = (item?.rightBarButtonItems ?? []).map(view)
    titleLabel.text = item?.title
    if prefersLargeTitles { largeTitle.text = item?.title }
    titleView = item?.titleView ?? (item?.title == nil ? nil : titleLabel)
    attach(left + right + [titleView, prefersLargeTitles ? largeTitle : nil].compactMap { $0 })
    forgetButtons()
    markNeedsLayout()
  }

  private func preferenceDidChange() {
    itemDidChange()
    superview?.markNeedsLayout()
  }

  private func view(of item: UIBarButtonItem) -> UIView {
    if let custom = item.customView { return custom }
    if let button = buttons[ObjectIdentifier(item)] { return button }
    let button = BarButton(item: item)
    buttons[ObjectIdentifier(item)] = button
    return button
  }

  private func attach(_ views: [UIView]) {
    for old in subviews where old !== background && !views.contains(where: { $0 === old }) {
      old.removeFromSuperview()
    }
    for view in views where view.superview !== self { addSubview(view) }
  }

  private func forgetButtons() {
    buttons = buttons.filter { $0.value.superview === self }
  }

  // MARK: Back

  private func makeBackButton() -> UIButton {
    let button = UIButton(type: .system)
    button.accessibilityIdentifier = "BackButton"
    let configuration = UIImage.SymbolConfiguration(pointSize: 18)
    button.setImage(
      UIImage(systemName: "chevron.backward", withConfiguration: configuration), for: .normal)
    button.titleLabel?.font = .systemFont(ofSize: 17)
    button.addAction(UIAction { [weak self] _ in self?.onBack() }, for: .primaryActionTriggered)
    return button
  }

  private func backView(to item: UINavigationItem) -> UIView {
    backButton.setTitle(item.backButtonTitle ?? item.title ?? "Back", for: .normal)
    return backButton
  }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutBackground()
    let sides = UIEdgeInsets(
      top: 0, left: safeAreaInsets.left + Self.margin, bottom: 0,
      right: safeAreaInsets.right + Self.margin)
    var room = bounds.inset(by: sides)
    let (leading, trailing): (CGRectEdge, CGRectEdge) =
      isRightToLeft ? (.maxXEdge, .minXEdge) : (.minXEdge, .maxXEdge)
    for view in left { take(view, from: &room, edge: leading) }
    for view in right { take(view, from: &room, edge: trailing) }
    layOutTitle(in: room)
    layOutLargeTitle()
  }

  /// How high the row of buttons is.
  private var rowHeight: CGFloat { min(bounds.height, Self.height(for: traitCollection)) }

  /// The small title stands in for the large one when that is folded away.
  private func layOutLargeTitle() {
    guard prefersLargeTitles else { return }
    let room = bounds.divided(atDistance: rowHeight, from: .minYEdge).remainder
    largeTitle.place(at: room)
    let isSmall = room.height < 1
    if titleView === titleLabel, titleLabel.isHidden == isSmall { titleLabel.isHidden = !isSmall }
  }

  /// The background reaches up under the status bar, as far as there is anything above the bar.
  private func layOutBackground() {
    let top = max(0, frame.minY)
    background.place(at: CGRect(x: 0, y: -top, width: bounds.width, height: bounds.height + top))
    let height = 1 / max(traitCollection.displayScale, 1)
    hairline.place(
      at: CGRect(x: 0, y: background.bounds.height, width: bounds.width, height: height))
  }

  private func take(_ view: UIView, from room: inout CGRect, edge: CGRectEdge) {
    let size = view.sizeThatFits(room.size)
    let width = min(ceiledToPixel(size.width), room.width)
    let height = min(size.height, rowHeight)
    let x = edge == .minXEdge ? room.minX : room.maxX - width
    let y = roundedToPixel((rowHeight - height) / 2)
    view.place(at: CGRect(x: x, y: y, width: width, height: height))
    room = room.divided(atDistance: min(width + Self.spacing, room.width), from: edge).remainder
  }

  /// In the middle of the bar, or as near to it as the buttons let it.
  private func layOutTitle(in room: CGRect) {
    guard let titleView else { return }
    let size = titleView.sizeThatFits(room.size)
    let width = min(ceiledToPixel(size.width), max(0, room.width))
    let height = min(ceiledToPixel(size.height), rowHeight)
    let wanted = bounds.midX - width / 2
    let x = min(max(wanted, room.minX), room.maxX - width)
    let y = roundedToPixel((rowHeight - height) / 2)
    titleView.place(at: CGRect(x: roundedToPixel(x), y: y, width: width, height: height))
  }
}
