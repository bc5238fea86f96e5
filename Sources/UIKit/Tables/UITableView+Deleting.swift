import Foundation

/// Rows that go.
extension UITableView {
  /// Takes rows away that the data source no longer has; the rows below move up at once.
  ///
  /// A data source that does not count as many rows as are left is a programmer's mistake, which UIKit answers with an
  /// exception (F285).
  public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    guard isLoaded else { return }
    let gone = Set(indexPaths)
    guard counts(without: gone) == currentCounts else {
      Simulator.running.complain("Invalid update: invalid number of rows after deleting \(gone.sorted())")
      return reloadData()
    }
    for path in gone { if let cell = cells.removeValue(forKey: path) { recycle(cell) } }
    if let swipe, gone.contains(swipe.path) { dropSwipe() }
    if let selected = indexPathForSelectedRow, gone.contains(selected) { indexPathForSelectedRow = nil }
    cells = Dictionary(uniqueKeysWithValues: cells.map { ($0.key.moved(past: gone), $0.value) })
    indexPathForSelectedRow = indexPathForSelectedRow?.moved(past: gone)
    if let swipe { swipe.path = swipe.path.moved(past: gone) }
    isLoaded = false
    markNeedsLayout()
  }

  private func counts(without gone: Set<IndexPath>) -> [Int] {
    (0..<rows.sectionCount).map { section in
      rows.rowCount(in: section) - gone.count { $0.section == section }
    }
  }

  private var currentCounts: [Int] {
    guard let dataSource else { return [] }
    return (0..<dataSource.numberOfSections(in: self)).map {
      dataSource.tableView(self, numberOfRowsInSection: $0)
    }
  }
}

extension IndexPath {
  /// Where a row stands when others are gone.
  fileprivate func moved(past gone: Set<IndexPath>) -> IndexPath {
    IndexPath(row: row - gone.count { $0.section == section && $0.row < row }, section: section)
  }
}
