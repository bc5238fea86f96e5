import TestWorld
import Testing

@testable import UIKit

@MainActor @Suite("Rows that measure themselves", .ownWorld) final class SelfSizingTests {
  /// A cell with its text's height.
  private final class Cell: UITableViewCell {
    let label = UILabel()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      label.font = .preferredFont(forTextStyle: .body)
      label.adjustsFontForContentSizeCategory = true
      label.numberOfLines = 0
      contentView.addSubview(label)
    }

    required init?(coder: NSCoder) { nil }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
      let width = size.width - safeAreaInsets.left - safeAreaInsets.right
      return CGSize(width: size.width, height: label.sizeThatFits(CGSize(width: width, height: 0)).height)
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      label.frame = contentView.bounds
    }
  }

  private final class Source: NSObject, UITableViewDataSource {
    var count = 30
    var asked: Set<Int> = []

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      asked.insert(indexPath.row)
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      (cell as? Cell)?.label.text = String(repeating: "many words ", count: indexPath.row + 1)
      return cell
    }
  }

  private let source = Source()
  private lazy var stage = Stage()
  private lazy var table = makeTable(Cell.self)

  private func makeTable(_ kind: UITableViewCell.Type) -> UITableView {
    let stage = stage
    let table = UITableView(frame: .zero, style: .plain)
    table.register(kind, forCellReuseIdentifier: "cell")
    table.dataSource = source
    table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    return stage.show(table, frame: stage.root.view.bounds)
  }

  private var heights: [CGFloat] {
    (0..<30).map { table.rectForRow(at: IndexPath(row: $0, section: 0)).height }
  }

  private func expectEverythingShown() {
    for case let cell as Cell in table.visibleCells {
      let shown = cell.label.shownText
      #expect(shown?.lines.last?.range.upperBound == cell.label.text?.utf16.count)
      #expect(abs(cell.label.bounds.height - (shown?.bounds.height ?? .nan)) < 1)
    }
  }

  @Test("a row has its cell's height, measured again when the table becomes narrower (F267)")
  func heightsByCell() {
    let line = UIFont.systemFont(ofSize: 17).lineHeight
    #expect(abs(heights[0] - line) < 0.34 && heights[29] > 5 * line)
    expectEverythingShown()
    #expect(table.visibleCells.count < 30)
    let before = heights
    table.frame.size.width = 150
    stage.simulator.settleLayout()
    #expect(heights[29] > 2 * before[29])
    expectEverythingShown()
  }

  @Test("a cell has the standard height by default")
  func standard() {
    table = makeTable(UITableViewCell.self)
    #expect(Set(heights) == [44])
  }
}
