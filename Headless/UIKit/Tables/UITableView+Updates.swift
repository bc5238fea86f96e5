import Foundation

/// Rows that come, leave and move (F825).
extension UITableView {
  /// How a row comes or leaves. It fades, whichever the app names.
  public enum RowAnimation: Int, Sendable {
    case fade, right, left, top, bottom, none, middle
    case automatic = 100
  }

  public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    list.perform(updates, on: self, completion: completion) { [weak self] in self?.apply($0) }
  }

  public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    performBatchUpdates { self.list.note { $0.insert(indexPaths.map(\.row)) } }
  }

  public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    performBatchUpdates { self.list.note { $0.delete(indexPaths.map(\.row)) } }
  }

  public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    performBatchUpdates { self.list.note { $0.move(from: indexPath.row, to: newIndexPath.row) } }
  }

  private func apply(_ update: ListUpdate) {
    let (former, indices) = (rows, update.indices(of: rows.count))
    let count = dataSource?.tableView(self, numberOfRowsInSection: 0) ?? 0
    precondition(
      isOutdated || count == update.count(of: former.count),
      "Invalid update: \(former.count) rows become \(count), which the changes do not explain (F825)")
    endPress()
    dropSwipe()
    indexPathForSelectedRow = indexPathForSelectedRow.flatMap { indices[$0.row] }.map {
      IndexPath(row: $0, section: 0)
    }
    list.move(to: indices)
    isOutdated = true
    loadIfNeeded()
    for path in rows.paths(from: bounds.minY, to: bounds.maxY) where cells[path] == nil {
      let old = indices.first { $0.value == path.row }.flatMap {
        former.extent(of: IndexPath(row: $0.key, section: 0))
      }
      let frame = old.map { CGRect(x: 0, y: $0.top, width: bounds.width, height: $0.height) }
      list.bring(makeCell(for: path), from: frame ?? rectForRow(at: path), fades: old == nil)
    }
    markNeedsLayout()
    layoutIfNeeded()
  }
}
