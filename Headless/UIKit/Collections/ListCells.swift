import Foundation

/// A cell of a list, which is used again for other rows or items.
@MainActor protocol ReusableCell: UIView {
  var reuseIdentifier: String? { get }
  func prepareForReuse()
}

extension UITableViewCell: ReusableCell {}
extension UICollectionViewCell: ReusableCell {}

/// The cells of a list in sight, those that are out of sight, and the classes of those to be made.
@MainActor final class ListCells<Cell: ReusableCell> {
  var shown: [IndexPath: Cell] = [:]
  /// Cells of deleted rows or items that fade out.
  private var leaving: [Cell] = []
  /// The changes that the running block asks for.
  private var batch: ListUpdate?
  private var pool: [String: [Cell]] = [:]
  private(set) var classes: [String: Cell.Type] = [:]

  func register(_ cellClass: AnyClass?, for identifier: String) {
    guard let cellClass else { return classes[identifier] = nil }
    guard let type = cellClass as? Cell.Type else { preconditionFailure("\(cellClass) is not a cell class") }
    classes[identifier] = type
  }

  /// A cell that went out of sight, if there is one.
  func reused(_ identifier: String) -> Cell? {
    let cell = pool[identifier]?.popLast()
    cell?.prepareForReuse()
    return cell
  }

  func recycle(_ cell: Cell) {
    cell.removeFromSuperview()
    if let identifier = cell.reuseIdentifier { pool[identifier, default: []].append(cell) }
  }

  /// Recycles all cells but those of some rows or items.
  func keep(_ paths: [IndexPath]) {
    let kept = Set(paths)
    for path in shown.keys.filter({ !kept.contains($0) }).sorted() {
      shown.removeValue(forKey: path).map(recycle)
    }
  }

  // MARK: Updates

  /// Runs a block, and applies its changes as one animated update (F825). Of blocks in each other there is
  /// one update, that of the outermost.
  func perform(
    _ changes: (() -> Void)?, on list: UIView, completion: ((Bool) -> Void)?,
    apply: @escaping (ListUpdate) -> Void
  ) {
    guard batch == nil else { return changes?() ?? () }
    batch = ListUpdate()
    changes?()
    guard let update = batch else { return }
    batch = nil
    UIView.animate(withDuration: list.window == nil ? 0 : 0.3) {
      apply(update)
    } completion: { [weak self] in
      self?.recycleLeaving()
      completion?($0)
    }
  }

  /// Makes a change part of the running block's update.
  func note(_ change: (inout ListUpdate) -> Void) {
    guard var update = batch else { return }
    change(&update)
    batch = update
  }

  /// Gives each cell its new index. A cell without one fades out.
  func move(to indices: [Int: Int]) {
    let former = shown
    shown = [:]
    for (path, cell) in former {
      if let index = indices[path.item] {
        shown[IndexPath(item: index, section: 0)] = cell
      } else {
        cell.alpha = 0
        leaving.append(cell)
      }
    }
  }

  /// Lets a new cell come from its former frame, or fade in.
  func bring(_ cell: @autoclosure () -> Cell, from frame: CGRect, fades: Bool) {
    var new: Cell?
    UIView.performWithoutAnimation {
      new = cell()
      new?.place(at: frame)
      if fades { new?.alpha = 0 }
      new?.layoutTree()  // Alone: the list is laid out in the animation.
    }
    if fades { new?.alpha = 1 }
  }

  private func recycleLeaving() {
    let cells = leaving
    leaving = []
    for cell in cells {
      cell.alpha = 1
      recycle(cell)
    }
  }
}
