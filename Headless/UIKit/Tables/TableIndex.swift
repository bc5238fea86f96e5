import Foundation

/// The titles at the trailing edge of a table, along which a finger scrolls it (F705).
@MainActor final class TableIndex: UIControl {
  static let width: CGFloat = 15

  private let titles: [String]
  private weak var table: UITableView?

  init(_ titles: [String], of table: UITableView) {
    (self.titles, self.table) = (titles, table)
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var isImmediate: Bool { true }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    scroll(to: touch)
    return true
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    scroll(to: touch)
    return true
  }

  private func scroll(to touch: UITouch) {
    guard let table, !titles.isEmpty, bounds.height > 0 else { return }
    let share = (touch.location(in: self).y - bounds.minY) / bounds.height
    let index = min(max(Int(share * CGFloat(titles.count)), 0), titles.count - 1)
    table.scrollToSection(titled: titles[index], at: index)
  }
}

/// The handle that moves a row while a table is edited (F705).
@MainActor final class ReorderControl: UIControl {
  static let width: CGFloat = 44

  override var isImmediate: Bool { true }

  private var cell: UITableViewCell? { superview as? UITableViewCell }
  private var table: UITableView? { cell?.superview as? UITableView }
  private var start: IndexPath?

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    start = cell.flatMap { table?.indexPath(for: $0) }
    return start != nil
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    guard let table, let start, let touch else { return }
    self.start = nil
    table.moveRow(at: start, toRowUnder: touch.location(in: table))
  }
}
