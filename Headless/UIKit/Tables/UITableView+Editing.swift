import Foundation

/// The index of a table, and rows that are moved (F705).
extension UITableView {
  public func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

  func loadIndex() {
    index?.removeFromSuperview()
    index = dataSource?.sectionIndexTitles(for: self).map { TableIndex($0, of: self) }
    index.map(addSubview)
  }

  /// The index stays where it is while the rows scroll.
  func placeIndex() {
    guard let index else { return }
    let visible = bounds.inset(by: adjustedContentInset)
    index.place(
      at: CGRect(
        x: visible.maxX - TableIndex.width, y: visible.minY, width: TableIndex.width, height: visible.height))
    bringSubviewToFront(index)
  }

  /// There is one section: the number of a section counts as that of a row.
  func scrollToSection(titled title: String, at index: Int) {
    guard let dataSource, rows.count > 0 else { return }
    let section = dataSource.tableView(self, sectionForSectionIndexTitle: title, at: index)
    let row = min(max(section, 0), rows.count - 1)
    scrollToRow(at: IndexPath(row: row, section: 0), at: .top, animated: false)
  }

  func place(_ control: ReorderControl?, on cell: UITableViewCell, at path: IndexPath) -> ReorderControl? {
    guard isEditing, cell.showsReorderControl, dataSource?.tableView(self, canMoveRowAt: path) ?? false else {
      control?.removeFromSuperview()
      return nil
    }
    let control = control ?? ReorderControl()
    if control.superview == nil { cell.addSubview(control) }
    control.place(
      at: CGRect(
        x: cell.bounds.maxX - ReorderControl.width, y: 0, width: ReorderControl.width,
        height: cell.bounds.height))
    return control
  }

  /// Chosen: the row is moved when the finger lets go.
  func moveRow(at path: IndexPath, toRowUnder point: CGPoint) {
    guard let target = indexPathForRow(at: point), target != path else { return }
    dataSource?.tableView(self, moveRowAt: path, to: target)
    reloadData()
  }
}
