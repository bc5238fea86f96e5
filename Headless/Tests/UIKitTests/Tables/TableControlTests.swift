import TestWorld
import Testing

@testable import UIKit

/// The index of a table, the handle of a row, and touches that a scroll view delays (F704, F705).
@MainActor @Suite("Controls in scroll views", .ownWorld) final class TableControlTests {
  private final class Rows: NSObject, UITableViewDataSource {
    var order = Array(0..<30)

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { order.count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      cell.showsReorderControl = indexPath.row != 5
      return cell
    }
    func sectionIndexTitles(for tableView: UITableView) -> [String]? { ["A", "M", "Z"] }
    func tableView(
      _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
    ) -> Int { index * 10 }
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
    func tableView(_ tableView: UITableView, moveRowAt source: IndexPath, to target: IndexPath) {
      order.insert(order.remove(at: source.row), at: target.row)
    }
  }

  private lazy var stage = Stage()
  private let rows = Rows()

  private func makeTable() -> UITableView {
    let table = UITableView(frame: .zero, style: .plain)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.rowHeight = 44
    table.dataSource = rows
    return stage.show(table, frame: CGRect(x: 40, y: 200, width: 300, height: 440))
  }

  @Test("a finger scrolls a table by its index, which stays where it is")
  func index() {
    let table = makeTable()
    stage.down(at: CGPoint(x: 335, y: 210))
    stage.drag(by: CGVector(dx: 0, dy: 210), over: 0.1)
    #expect(table.contentOffset.y == 440 && !table.isDragging)
    stage.simulator.settleLayout()
    #expect(table.index?.convert(CGPoint.zero, to: nil) == CGPoint(x: 325, y: 200))
    stage.drag(by: CGVector(dx: 0, dy: -300), over: 0.1)
    #expect(table.contentOffset.y == 0)
    stage.up()
  }

  @Test("a row that is edited moves by its handle")
  func handle() {
    let table = makeTable()
    table.setEditing(true, animated: false)
    stage.simulator.settleLayout()
    for row in [0, 5] {
      stage.down(at: CGPoint(x: 300, y: 200 + CGFloat(row) * 44 + 22))
      stage.drag(by: CGVector(dx: 0, dy: 88), over: 0.1)
      stage.up()
    }
    #expect(rows.order[2] == 0 && rows.order[5] == 5)
  }

  @Test(
    "a control in a scroll view hears of a touch that rests, or at its end; then a drag does not scroll",
    arguments: [false, true])
  func delayed(rests: Bool) {
    let (view, control) = (UIScrollView(), UIControl(frame: CGRect(x: 0, y: 0, width: 300, height: 300)))
    view.contentSize.height = 2000
    view.addSubview(control)
    var taps = 0
    control.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    stage.show(view, frame: CGRect(x: 40, y: 200, width: 300, height: 400))
    stage.tap(control)
    #expect(taps == 1)
    stage.down(at: CGPoint(x: 180, y: 300))
    #expect(!control.isTracking)
    stage.clock.advance(by: rests ? 0.2 : 0.01)
    #expect(control.isTracking == rests)
    stage.drag(by: CGVector(dx: 0, dy: -60), over: 0.1)
    #expect((view.contentOffset.y > 30) != rests)
    stage.cancel()
    stage.clock.runUntilIdle()
    #expect(taps == 1 && !control.isTracking)
  }
}
