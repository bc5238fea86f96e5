import Foundation

extension UITableView {
  /// Only the plain style is modelled.
  public enum Style: Int, Sendable {
    case plain
  }

  /// Where a row is scrolled to.
  public enum ScrollPosition: Int, Sendable {
    /// As little as brings the row into sight.
    case none
    case top, middle, bottom
  }

  /// The row is as high as its cell needs (F267).
  nonisolated public class var automaticDimension: CGFloat { -1 }
}

/// Queries by row and by position.
extension UITableView {
  public func numberOfRows(inSection section: Int) -> Int {
    loadIfNeeded()
    return rows.count
  }

  /// The frame of a row in the table's own coordinates; zero for a row that does not exist.
  public func rectForRow(at indexPath: IndexPath) -> CGRect {
    loadIfNeeded()
    guard let extent = rows.extent(of: indexPath) else { return .zero }
    return CGRect(x: 0, y: extent.top, width: bounds.width, height: extent.height)
  }

  public func indexPathForRow(at point: CGPoint) -> IndexPath? {
    loadIfNeeded()
    return rows.path(at: point.y)
  }

  public func indexPath(for cell: UITableViewCell) -> IndexPath? {
    cells.first { $0.value === cell }?.key
  }

  /// The cell of a row; `nil` for a row out of sight.
  public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { cells[indexPath] }

  public var indexPathsForVisibleRows: [IndexPath]? {
    cells.isEmpty ? nil : cells.keys.sorted()
  }

  public var visibleCells: [UITableViewCell] {
    cells.sorted { $0.key < $1.key }.map(\.value)
  }

  public func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    let row = rectForRow(at: indexPath)
    let inset = adjustedContentInset
    let space = bounds.height - inset.top - inset.bottom - row.height
    switch scrollPosition {
    case .none: scrollRectToVisible(row, animated: animated)
    case .top: scroll(to: row.minY - inset.top, animated)
    case .middle: scroll(to: row.minY - inset.top - space / 2, animated)
    case .bottom: scroll(to: row.minY - inset.top - space, animated)
    }
  }

  private func scroll(to y: CGFloat, _ animated: Bool) {
    setContentOffset(clamped(CGPoint(x: contentOffset.x, y: y)), animated: animated)
  }
}
