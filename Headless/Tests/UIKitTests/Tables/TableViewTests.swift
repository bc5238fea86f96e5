import TestWorld
import Testing

@testable import UIKit

@MainActor @Suite("Tables", .ownWorld) final class TableViewTests {
  private final class Cell: UITableViewCell {
    let label = UILabel()
    var reuses = 0

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      contentView.addSubview(label)
    }

    required init?(coder: NSCoder) { nil }

    override func prepareForReuse() { reuses += 1 }
  }

  private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
    var count = 100
    var selected: [Int] = []

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      (cell as? Cell)?.label.text = "\(indexPath.row)"
      return cell
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      selected.append(indexPath.row)
    }
  }

  private let stage = Stage()
  private let source = Source()
  private let table = UITableView(frame: .zero, style: .plain)

  init() {
    table.contentInsetAdjustmentBehavior = .never
    table.rowHeight = 50
    table.register(Cell.self, forCellReuseIdentifier: "cell")
    table.dataSource = source
    table.delegate = source
    stage.show(table, frame: CGRect(x: 0, y: 100, width: 393, height: 400))
  }

  private func row(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

  @Test("only visible rows have cells, and cells are reused")
  func reuse() {
    #expect(table.visibleCells.count == 8)
    table.contentOffset.y = 1025
    stage.simulator.settleLayout()
    #expect(table.indexPathsForVisibleRows?.map(\.row) == Array(20...28))
    let reused = table.visibleCells.compactMap { ($0 as? Cell)?.reuses }.filter { $0 > 0 }
    #expect(reused.count == 8)
    #expect((table.cellForRow(at: row(20)) as? Cell)?.label.text == "20")
  }

  @Test("rows are found by point, and their rectangles by row; an empty table has none")
  func queries() {
    #expect(table.rectForRow(at: row(3)) == CGRect(x: 0, y: 150, width: 393, height: 50))
    #expect(table.rectForRow(at: row(100)) == .zero)
    #expect(table.indexPathForRow(at: CGPoint(x: 5, y: 149)) == row(2))
    #expect(table.indexPathForRow(at: CGPoint(x: 5, y: -1)) == nil)
    #expect(table.contentSize.height == 5000)
    source.count = 0
    table.reloadData()
    stage.simulator.settleLayout()
    #expect(table.visibleCells.isEmpty && table.indexPathForRow(at: .zero) == nil)
  }

  @Test("a finger that rests highlights its row until the table scrolls (F174)")
  func highlight() throws {
    stage.down(at: CGPoint(x: 100, y: 225))
    stage.clock.advance(by: 0.1)
    let cell = try #require(table.cellForRow(at: row(2)))
    #expect(!cell.isHighlighted)
    stage.clock.advance(by: 0.1)
    #expect(cell.isHighlighted)
    stage.drag(by: CGVector(dx: 0, dy: -20), over: 0.1)
    #expect(!cell.isHighlighted)
  }
}
