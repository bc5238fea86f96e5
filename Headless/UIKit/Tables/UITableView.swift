import Foundation

/// A scroll view with a column of rows; only those in sight have cells.
@MainActor open class UITableView: UIScrollView {
  public let style: Style
  open weak var dataSource: (any UITableViewDataSource)? {
    didSet { if dataSource !== oldValue { reloadData() } }
  }
  open var rowHeight = UITableView.automaticDimension {
    didSet { if rowHeight != oldValue { reloadData() } }
  }
  /// The insets of the separators, inside the safe area.
  open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0) {
    didSet { if separatorInset != oldValue { markNeedsLayout() } }
  }
  open internal(set) var indexPathForSelectedRow: IndexPath?
  open var isEditing = false {
    didSet { if isEditing != oldValue { markNeedsLayout() } }
  }
  var index: TableIndex?

  var rows = TableRows()
  let list = ListCells<UITableViewCell>()
  var cells: [IndexPath: UITableViewCell] { list.shown }
  /// Whether the table measures its rows at the next layout or query.
  var isOutdated = true
  /// The table's width, and the part inside the safe area, when the rows were measured.
  private var measuredWidth = (whole: CGFloat(0), safe: CGFloat(0))
  var press: TablePress?
  let swipePan = UIPanGestureRecognizer()
  private lazy var swipeTarget = ClosureTarget { [weak self] in self?.swipePanDidChange() }
  private lazy var scrollTarget = ClosureTarget { [weak self] in self?.scrollPanDidChange() }
  /// The row that is swiped aside.
  var swipe: RowSwipe?
  /// The row that moves aside if the present swipe begins.
  var candidate: RowSwipe?

  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    backgroundColor = .systemBackground
    alwaysBounceVertical = true
    swipePan.maximumNumberOfTouches = 1
    swipePan.addTarget(swipeTarget, action: ClosureTarget.action)
    panGestureRecognizer.addTarget(scrollTarget, action: ClosureTarget.action)
    addGestureRecognizer(swipePan)
  }

  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
  }

  var rowDelegate: (any UITableViewDelegate)? { delegate as? any UITableViewDelegate }

  // MARK: Cells

  /// The class of the cells to be made under `identifier`.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    list.register(cellClass, for: identifier)
  }

  /// A cell that went out of sight, else a new one of the registered class;
  /// `nil` without such a class.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    list.reused(identifier) ?? list.classes[identifier]?.init(reuseIdentifier: identifier)
  }

  /// As `dequeueReusableCell(withIdentifier:)`; traps without a registered class.
  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    guard let cell = dequeueReusableCell(withIdentifier: identifier) else {
      preconditionFailure("no cell class is registered for \(identifier)")
    }
    return cell
  }

  // MARK: Loading

  /// Drops all rows and cells; the table asks for them again at the next layout or query.
  open func reloadData() {
    isOutdated = true
    indexPathForSelectedRow = nil
    loadIndex()
    dropSwipe()
    list.keep([])
    markNeedsLayout()
  }

  func loadIfNeeded() {
    let width = (bounds.width, bounds.width - safeAreaInsets.left - safeAreaInsets.right)
    guard isOutdated || measuredWidth != width else { return }
    isOutdated = false
    measuredWidth = width
    rows = TableRows(heights: rowHeights())
    contentSize = CGSize(width: bounds.width, height: rows.height)
  }

  private func rowHeights() -> [CGFloat] {
    guard let dataSource else { return [] }
    return (0..<dataSource.tableView(self, numberOfRowsInSection: 0)).map { row in
      rowHeight == Self.automaticDimension
        ? measuredHeight(ofRowAt: IndexPath(row: row, section: 0)) : rowHeight
    }
  }

  /// The height that the row's cell asks for (F267), measured in the table's safe area.
  private func measuredHeight(ofRowAt path: IndexPath) -> CGFloat {
    guard let dataSource else { return 0 }
    let shown = cells[path]
    let cell = shown ?? dataSource.tableView(self, cellForRowAt: path)
    if shown == nil { insertSubview(cell, at: 0) }
    cell.place(at: CGRect(x: 0, y: cell.frame.minY, width: bounds.width, height: cell.frame.height))
    let height = cell.automaticHeight(inWidth: bounds.width)
    if shown == nil { list.recycle(cell) }
    return ceiledToPixel(height)
  }

  /// Rows of automatic height may have grown with the text size (F265).
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    isOutdated = true
    markNeedsLayout()
  }

  // MARK: Touches

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    beginPress(touches)
  }

  /// A row stays highlighted while the finger moves, until the table scrolls
  /// and cancels the touch.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}

  /// A tap beside the actions of a swiped row closes that row and selects nothing (F283).
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if swipe == nil { finishPress(touches) } else { closeSwipe() }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    cancelPress(touches)
  }

  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    gestureRecognizer === swipePan ? maySwipe() : super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  /// A table that scrolls closes the row that is swiped aside (F283).
  private func scrollPanDidChange() {
    if panGestureRecognizer.state == .began { closeSwipe() }
  }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    loadIfNeeded()
    let paths = rows.paths(from: bounds.minY, to: bounds.maxY)
    list.keep(paths)
    layOutSwipe()
    for path in paths { place(cells[path] ?? makeCell(for: path), at: path) }
    placeIndex()
  }

  func makeCell(for path: IndexPath) -> UITableViewCell {
    guard let dataSource else { preconditionFailure("a table without a data source has no rows") }
    let cell = dataSource.tableView(self, cellForRowAt: path)
    list.shown[path] = cell
    cell.setHighlighted(false, animated: false)
    cell.setSelected(path == indexPathForSelectedRow, animated: false)
    insertSubview(cell, at: 0)
    return cell
  }

  private func place(_ cell: UITableViewCell, at path: IndexPath) {
    let offset = swipe.flatMap { $0.path == path ? $0.offset : nil } ?? 0
    cell.place(at: rectForRow(at: path).offsetBy(dx: offset, dy: 0))
    cell.setSeparator(inset: separatorInset)
    cell.reorderControl = place(cell.reorderControl, on: cell, at: path)
  }
}
