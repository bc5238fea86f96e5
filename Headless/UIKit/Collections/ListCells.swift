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
}
