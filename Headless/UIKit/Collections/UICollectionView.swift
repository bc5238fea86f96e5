import Foundation

/// Fills a collection view.
@MainActor public protocol UICollectionViewDataSource: NSObjectProtocol {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell
}

/// A vertical scroll view with items in a layout; only those in sight have cells (F411).
@MainActor open class UICollectionView: UIScrollView {
  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet { if dataSource !== oldValue { reloadData() } }
  }
  open var collectionViewLayout: UICollectionViewLayout {
    didSet {
      guard collectionViewLayout !== oldValue else { return }
      oldValue.collectionView = nil
      collectionViewLayout.collectionView = self
      layoutWasInvalidated()
    }
  }

  private var grid = ItemGrid()
  private let list = ListCells<UICollectionViewCell>()
  private var cells: [IndexPath: UICollectionViewCell] { list.shown }
  /// The width for which the items are placed; `nil` if they have to be placed again.
  private var placedWidth: CGFloat?

  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    layout.collectionView = self
  }

  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
  }

  // MARK: Cells

  /// The class of the cells to be made under `identifier`.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    list.register(cellClass, for: identifier)
  }

  /// A cell that went out of sight, else a new one; traps without a registered class (F411).
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    if let cell = list.reused(identifier) { return cell }
    let frame = loadedGrid.frame(of: indexPath) ?? .zero
    guard let cell = list.classes[identifier]?.init(reuseIdentifier: identifier, frame: frame) else {
      preconditionFailure("no cell class is registered for \(identifier)")
    }
    return cell
  }

  // MARK: Loading

  /// Drops all items and cells; the collection view asks for them again at the next layout or
  /// query.
  open func reloadData() {
    list.keep([])
    layoutWasInvalidated()
  }

  func layoutWasInvalidated() {
    placedWidth = nil
    markNeedsLayout()
  }

  /// The items as they are placed now.
  var loadedGrid: ItemGrid {
    let width = bounds.width - adjustedContentInset.left - adjustedContentInset.right
    guard placedWidth != width else { return grid }
    placedWidth = width
    let count = dataSource?.collectionView(self, numberOfItemsInSection: 0) ?? 0
    grid = collectionViewLayout.grid(of: count, width: width)
    contentSize = grid.size
    return grid
  }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    let paths = loadedGrid.paths(from: bounds.minY, to: bounds.maxY)
    list.keep(paths)
    for path in paths {
      if let frame = grid.frame(of: path) { (cells[path] ?? makeCell(for: path)).place(at: frame) }
    }
  }

  private func makeCell(for path: IndexPath) -> UICollectionViewCell {
    guard let dataSource else { preconditionFailure("a collection view without a data source has no items") }
    let cell = dataSource.collectionView(self, cellForItemAt: path)
    list.shown[path] = cell
    insertSubview(cell, at: 0)
    return cell
  }

  // MARK: Queries

  /// The cell of an item; `nil` for one out of sight.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { cells[indexPath] }

  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? { cells.first { $0.value === cell }?.key }

  /// The cells in sight, in no order that UIKit promises (F411); here in the reverse one.
  open var visibleCells: [UICollectionViewCell] { cells.sorted { $0.key > $1.key }.map(\.value) }

  /// The items in sight, in no order that UIKit promises (F411); here in the reverse one.
  open var indexPathsForVisibleItems: [IndexPath] { cells.keys.sorted(by: >) }

  // MARK: Updates

  /// Animates items that come, leave and move (F825).
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    list.perform(updates, on: self, completion: completion) { [weak self] in self?.apply($0) }
  }

  open func insertItems(at indexPaths: [IndexPath]) {
    performBatchUpdates { self.list.note { $0.insert(indexPaths.map(\.item)) } }
  }

  open func deleteItems(at indexPaths: [IndexPath]) {
    performBatchUpdates { self.list.note { $0.delete(indexPaths.map(\.item)) } }
  }

  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    performBatchUpdates { self.list.note { $0.move(from: indexPath.item, to: newIndexPath.item) } }
  }

  private func apply(_ update: ListUpdate) {
    let (former, indices) = (grid, update.indices(of: grid.count))
    let isLoaded = placedWidth != nil
    list.move(to: indices)
    placedWidth = nil
    let count = loadedGrid.count
    precondition(
      !isLoaded || count == update.count(of: former.count),
      "Invalid update: \(former.count) items become \(count), which the changes do not explain (F825)")
    for path in grid.paths(from: bounds.minY, to: bounds.maxY) where cells[path] == nil {
      let old = indices.first { $0.value == path.item }.flatMap {
        former.frame(of: IndexPath(item: $0.key, section: 0))
      }
      list.bring(makeCell(for: path), from: old ?? grid.frame(of: path) ?? .zero, fades: old == nil)
    }
    markNeedsLayout()
    layoutIfNeeded()
  }
}
