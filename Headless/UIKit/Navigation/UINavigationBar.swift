import Foundation

/// The bar above a controller's content: a title between buttons. Left items are where reading
/// begins (F268). The bar is of material, with a hairline at its bottom.
@MainActor open class UINavigationBar: UIView {
  open var items: [UINavigationItem]? {
    didSet { itemsDidChange(from: oldValue) }
  }
  open var topItem: UINavigationItem? { items?.last }
  /// The item below the top, to which the back button leads.
  open var backItem: UINavigationItem? { items?.dropLast().last }

  /// Whether titles may be large, below the buttons (F289).
  open var prefersLargeTitles = false {
    didSet { if prefersLargeTitles != oldValue { preferenceDidChange() } }
  }

  /// Called after a tap on the back button.
  var onBack: () -> Void = {}

  private let background = BarBackground(hairlineAt: .maxYEdge)
  /// The buttons and the small title.
  let row = UIView()
  private let titleLabel = UILabel()
  private lazy var largeTitle = LargeTitleView(frame: .zero)
  private lazy var backButton = makeBackButton()
  private var buttons: [ObjectIdentifier: UIView] = [:]
  private var left: [UIView] = []
  private var right: [UIView] = []
  private var fade: BarFade?
  private static let margin: CGFloat = 16
  private static let spacing: CGFloat = 20

  override func setUpView() {
    super.setUpView()
    titleLabel.font = .systemFont(ofSize: 17, weight: .semibold)
    titleLabel.textAlignment = .center
    for view in [background, row] { addSubview(view) }
  }

  /// The height of a bar without a large title; lower in compact height, higher from iOS 26 on (F385).
  static func height(for traits: UITraitCollection) -> CGFloat {
    if traits.verticalSizeClass == .compact { return 32 }
    return Simulator.running.systemVersion >= 26 ? 54 : 44
  }

  // MARK: Items

  private func itemsDidChange(from old: [UINavigationItem]?) {
    guard items != old else { return }
    for item in old ?? [] where item.bar === self { item.bar = nil }
    for item in items ?? [] { item.bar = self }
    itemDidChange()
  }

  /// Shows the values of the top item.
  func itemDidChange() {
    let item = topItem
    left = (item?.leftBarButtonItems ?? []).map(view)
    if let back = backItem, item?.hasBackButton == true { left.insert(backView(to: back), at: 0) }
    right = (item?.rightBarButtonItems ?? []).map(view)
    titleLabel.text = item?.title
    if prefersLargeTitles { largeTitle.text = item?.title }
    attach(left + right + (item?.title == nil ? [] : [titleLabel]), to: row)
    let below = [prefersLargeTitles ? largeTitle : nil, item?.searchController?.searchBar].compactMap { $0 }
    attach([background, row] + below + (fade.map { [$0] } ?? []), to: self)
    forgetButtons()
    markNeedsLayout()
  }

  private func preferenceDidChange() {
    itemDidChange()
    superview?.markNeedsLayout()
  }

  private func view(of item: UIBarButtonItem) -> UIView {
    if let button = buttons[ObjectIdentifier(item)] { return button }
    let button = BarButton(item: item)
    buttons[ObjectIdentifier(item)] = button
    return button
  }

  private func attach(_ views: [UIView], to parent: UIView) {
    for old in parent.subviews where !views.contains(where: { $0 === old }) { old.removeFromSuperview() }
    for view in views where view.superview !== parent { parent.addSubview(view) }
  }

  private func forgetButtons() {
    buttons = buttons.filter { $0.value.superview === row }
  }

  /// An item with an action of its own does that instead (F434).
  private func goBack(_ action: UIAction) {
    if let own = topItem?.backAction { own.run(from: action.sender ?? self) } else { onBack() }
  }

  // MARK: Transition

  /// The small title and the back button, where the row has them.
  var titleAndBack: (title: UIView?, back: UIView?) {
    let shown = row.subviews.filter { !$0.isHidden }
    return (shown.first { $0 === titleLabel }, shown.first { $0 === backButton })
  }

  /// Shows a former row over the row, until `endFade()`.
  func begin(_ fade: BarFade) {
    endFade()
    self.fade = fade
    addSubview(fade)
    fade.show(0)
  }

  func endFade() {
    fade?.end()
    fade = nil
  }

  // MARK: Back

  private func makeBackButton() -> UIButton {
    let button = UIButton(type: .system)
    button.accessibilityIdentifier = "BackButton"
    let configuration = UIImage.SymbolConfiguration(pointSize: 18)
    button.setImage(
      UIImage(systemName: "chevron.backward", withConfiguration: configuration), for: .normal)
    button.titleLabel?.font = .systemFont(ofSize: 17)
    button.addAction(UIAction { [weak self] in self?.goBack($0) }, for: .primaryActionTriggered)
    return button
  }

  private func backView(to item: UINavigationItem) -> UIView {
    backButton.setTitle(item.title ?? "Back", for: .normal)
    return backButton
  }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutBackground()
    row.place(at: CGRect(x: 0, y: 0, width: bounds.width, height: rowHeight))
    let sides = UIEdgeInsets(
      top: 0, left: safeAreaInsets.left + Self.margin, bottom: 0,
      right: safeAreaInsets.right + Self.margin)
    var space = bounds.inset(by: sides)
    let (leading, trailing): (CGRectEdge, CGRectEdge) =
      isRightToLeft ? (.maxXEdge, .minXEdge) : (.minXEdge, .maxXEdge)
    for view in left { place(view, in: &space, edge: leading) }
    for view in right { place(view, in: &space, edge: trailing) }
    layOutTitle(in: space)
    layOutLargeTitle(above: layOutSearchBar())
  }

  /// The height of the row of buttons.
  private var rowHeight: CGFloat { min(bounds.height, Self.height(for: traitCollection)) }

  /// Lays the search bar out at the bottom, and returns its height. It folds before the large title does.
  private func layOutSearchBar() -> CGFloat {
    guard let item = topItem, let searchBar = item.searchController?.searchBar else { return 0 }
    let title = prefersLargeTitles ? UINavigationController.largeTitleHeight : 0
    let rest = item.hidesSearchBarWhenScrolling ? bounds.height - rowHeight - title : UISearchBar.height
    let height = min(max(rest, 0), UISearchBar.height)
    searchBar.place(at: CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height))
    return height
  }

  /// The small title shows where the large one is folded away.
  private func layOutLargeTitle(above searchHeight: CGFloat) {
    guard prefersLargeTitles else { return }
    let row = bounds.divided(atDistance: rowHeight, from: .minYEdge).remainder
    let space = row.divided(atDistance: searchHeight, from: .maxYEdge).remainder
    largeTitle.place(at: space)
    let isSmall = space.height < 1
    if titleLabel.isHidden == isSmall { titleLabel.isHidden = !isSmall }
    if largeTitle.isHidden != isSmall { largeTitle.isHidden = isSmall }
  }

  /// The background reaches up to the top of the screen.
  private func layOutBackground() {
    let top = max(0, frame.minY)
    background.place(at: CGRect(x: 0, y: -top, width: bounds.width, height: bounds.height + top))
  }

  private func place(_ view: UIView, in space: inout CGRect, edge: CGRectEdge) {
    let size = view.sizeThatFits(space.size)
    let width = min(ceiledToPixel(size.width), space.width)
    let height = min(size.height, rowHeight)
    let x = edge == .minXEdge ? space.minX : space.maxX - width
    let y = roundedToPixel((rowHeight - height) / 2)
    view.place(at: CGRect(x: x, y: y, width: width, height: height))
    space = space.divided(atDistance: min(width + Self.spacing, space.width), from: edge).remainder
  }

  /// Centred in the bar as far as the buttons allow.
  private func layOutTitle(in space: CGRect) {
    guard titleLabel.superview === row else { return }
    let size = titleLabel.sizeThatFits(space.size)
    let width = min(ceiledToPixel(size.width), max(0, space.width))
    let height = min(ceiledToPixel(size.height), rowHeight)
    let x = min(max(bounds.midX - width / 2, space.minX), space.maxX - width)
    let y = roundedToPixel((rowHeight - height) / 2)
    titleLabel.place(at: CGRect(x: roundedToPixel(x), y: y, width: width, height: height))
  }
}
