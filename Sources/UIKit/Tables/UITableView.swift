import Foundation

/// A scroll view with a column of rows, of which only those in sight have cells.
///
/// Section headers and footers, editing, moving rows and index titles are not modelled.
@MainActor open class UITableView: UIScrollView {
  public let style: Style
  open weak var dataSource: (any UITableViewDataSource)? {
    didSet { if dataSource !== oldValue { reloadData() } }
  }
  open var rowHeight = UITableView.automaticDimension {
    didSet { if rowHeight != oldValue { reloadData() } }
  }
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine {
    didSet { if separatorStyle != oldValue { markNeedsLayout() } }
  }
  /// How far the lines between rows keep from the edges, the safe area aside.
  open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0) {
    didSet { if separatorInset != oldValue { markNeedsLayout() } }
  }
  open var allowsSelection = true
  open internal(set) var indexPathForSelectedRow: IndexPath?

  var rows = TableRows()
  var cells: [IndexPath: UITableViewCell] = [:]
  private var pool: [String: [UITableViewCell]] = [:]
  private var cellClasses: [String: UITableViewCell.Type] = [:]
  var isLoaded = false
  /// How wide the table was, and what its safe area left of that, when its rows were measured.
  private var measuredWidth = (whole: CGFloat(0), safe: CGFloat(0))
  var press: TablePress?
  let swipePan = UIPanGestureRecognizer()
  private lazy var swipeTarget = ClosureTarget { [weak self] in self?.swipePanDidChange() }
  private lazy var scrollTarget = ClosureTarget { [weak self] in self?.scrollPanDidChange() }
  /// The row that is aside.
  var swipe: RowSwipe?
  /// The row that goes aside if the finger's swipe begins.
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
    guard let cellClass else {
      cellClasses[identifier] = nil
      return
    }
    guard let type = cellClass as? UITableViewCell.Type else {
      preconditionFailure("\(cellClass) is not a cell class")
    }
    cellClasses[identifier] = type
  }

  /// A cell that went out of sight, if there is one under `identifier`.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    guard let cell = pool[identifier]?.popLast() else {
      return cellClasses[identifier]?.init(reuseIdentifier: identifier)
    }
    cell.prepareForReuse()
    return cell
  }

  /// A cell that went out of sight, or a new one of the registered class.
  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    guard let cell = dequeueReusableCell(withIdentifier: identifier) else {
      preconditionFailure("no cell class is registered for \(identifier)")
    }
    return cell
  }

  func recycle(_ cell: UITableViewCell) {
    cell.removeFromSuperview()
    if let identifier = cell.reuseIdentifier { pool[identifier, default: []].append(cell) }
  }

  // MARK: Loading

  /// Forgets all rows and cells; they are asked for again at the next layout, or when they are needed.
  open func reloadData() {
    isLoaded = false
    indexPathForSelectedRow = nil
    dropSwipe()
    cells.values.forEach(recycle)
    cells = [:]
    markNeedsLayout()
  }

  /// Asks for the cells of some rows again, and for every row's height.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    if let swipe, indexPaths.contains(swipe.path) { dropSwipe() }
    for path in indexPaths {
      if let cell = cells.removeValue(forKey: path) { recycle(cell) }
    }
    isLoaded = false
    markNeedsLayout()
  }

  func loadIfNeeded() {
    let width = (bounds.width, bounds.width - safeAreaInsets.left - safeAreaInsets.right)
    guard !isLoaded || measuredWidth != width else { return }
    isLoaded = true
    measuredWidth = width
    rows = TableRows(heights: rowHeights())
    contentSize = CGSize(width: bounds.width, height: rows.height)
  }

  private func rowHeights() -> [[CGFloat]] {
    guard let dataSource else { return [] }
    return (0..<dataSource.numberOfSections(in: self)).map { section in
      (0..<dataSource.tableView(self, numberOfRowsInSection: section)).map { row in
        height(ofRowAt: IndexPath(row: row, section: section))
      }
    }
  }

  private func height(ofRowAt path: IndexPath) -> CGFloat {
    let height = rowDelegate?.tableView(self, heightForRowAt: path) ?? rowHeight
    return height == Self.automaticDimension ? measuredHeight(ofRowAt: path) : height
  }

  /// What the row's cell asks for (F267), in the table's safe area.
  private func measuredHeight(ofRowAt path: IndexPath) -> CGFloat {
    guard let dataSource else { return 0 }
    let shown = cells[path]
    let cell = shown ?? dataSource.tableView(self, cellForRowAt: path)
    if shown == nil { insertSubview(cell, at: 0) }
    cell.place(at: CGRect(x: 0, y: cell.frame.minY, width: bounds.width, height: cell.frame.height))
    let height = cell.sizeThatFits(CGSize(width: bounds.width, height: 0)).height
    if shown == nil { recycle(cell) }
    return ceiledToPixel(height)
  }

  /// Rows that measure themselves may have grown (F265).
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    isLoaded = false
    markNeedsLayout()
  }

  // MARK: Touches

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    beginPress(touches)
  }

  /// A row stays pressed while the finger strays, until it scrolls: then the touch is cancelled.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}

  /// A tap beside the actions of a row that is aside takes the row back, and chooses nothing (F283).
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if swipe == nil { finishPress(touches) } else { closeSwipe() }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    cancelPress(touches)
  }

  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    gestureRecognizer === swipePan ? maySwipe() : super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  /// A table that scrolls takes back the row that is aside (F283).
  private func scrollPanDidChange() {
    if panGestureRecognizer.state == .began { closeSwipe() }
  }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    loadIfNeeded()
    dropCellsOutOfSight()
    layOutSwipe()
    for path in pathsInSight { place(cells[path] ?? makeCell(for: path), at: path) }
  }

  private var pathsInSight: ArraySlice<IndexPath> {
    rows.paths(from: bounds.minY, to: bounds.maxY)
  }

  private func dropCellsOutOfSight() {
    let inSight = Set(pathsInSight)
    for (path, cell) in cells where !inSight.contains(path) {
      cells[path] = nil
      recycle(cell)
    }
  }

  private func makeCell(for path: IndexPath) -> UITableViewCell {
    guard let dataSource else { preconditionFailure("a table without a data source has no rows") }
    let cell = dataSource.tableView(self, cellForRowAt: path)
    cells[path] = cell
    cell.setHighlighted(false, animated: false)
    cell.setSelected(path == indexPathForSelectedRow, animated: false)
    insertSubview(cell, at: 0)
    rowDelegate?.tableView(self, willDisplay: cell, forRowAt: path)
    return cell
  }

  private func place(_ cell: UITableViewCell, at path: IndexPath) {
    let aside = swipe.flatMap { $0.path == path ? $0.offset : nil } ?? 0
    cell.place(at: rectForRow(at: path).offsetBy(dx: aside, dy: 0))
    cell.setSeparator(style: separatorStyle, inset: separatorInset)
  }
}
