import TestWorld
import Testing

@testable import InteractiveModal
@testable import UIKit

@Suite("Controls in a list on a card", .ownWorld) @MainActor struct ListControlTests {
  /// Fifty rows that can be moved, with an index of ten titles.
  private final class Rows: NSObject, UITableViewDataSource {
    var order = Array(0..<50)

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { order.count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      cell.showsReorderControl = true
      return cell
    }
    func sectionIndexTitles(for tableView: UITableView) -> [String]? { (0..<10).map { "\($0)" } }
    func tableView(
      _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
    ) -> Int { index * 5 }
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
    func tableView(_ tableView: UITableView, moveRowAt source: IndexPath, to target: IndexPath) {
      order.insert(order.remove(at: source.row), at: target.row)
    }
  }

  /// A control of the app that follows a finger.
  private final class Rating: UIControl {}

  @MainActor private struct Desk {
    let screen = Screen(framesPerSecond: 120).open()
    let rows = Rows()
    let table = UITableView(frame: .zero, style: .plain)

    init(deliversInward: Bool) {
      screen.simulator.deliversInward = deliversInward
      table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
      table.rowHeight = 44
      table.dataSource = rows
      screen.cover(with: table)
    }

    /// Puts the finger on the part of a row, or of the index.
    func touch(x: CGFloat, row: Int, in list: UIScrollView? = nil) {
      let list = list ?? table
      screen.finger.down(
        at: list.shown(CGPoint(x: x, y: list.bounds.minY + CGFloat(row) * 44 + 22)))
    }
  }

  @Test(
    "a finger along the index of a table scrolls the table, up and down, and the card stands",
    arguments: [false, true])
  func index(deliversInward: Bool) {
    let desk = Desk(deliversInward: deliversInward)
    let edge = desk.table.bounds.maxX - 6
    desk.touch(x: edge, row: 0)
    desk.screen.drag(by: 400)
    #expect(desk.table.contentOffset.y > 500)
    desk.screen.drag(by: -400)
    desk.screen.drag(by: 100)
    #expect(desk.screen.disorder == nil && !desk.table.isDragging)
    #expect(desk.screen.release().disorder == nil && desk.screen.delegate.questions == 0)
    desk.table.contentOffset.y = 0
    desk.touch(x: 100, row: 2)
    desk.screen.drag(by: 150)
    #expect(desk.screen.offset > 100, "beside the index the finger drags the card")
    #expect(desk.screen.release().disorder == nil)
  }

  @Test("a finger moves a row by its handle, and the card stands", arguments: [false, true], [3, -2])
  func handle(deliversInward: Bool, rows: Int) {
    let desk = Desk(deliversInward: deliversInward)
    desk.table.setEditing(true, animated: false)
    desk.screen.simulator.settleLayout()
    desk.touch(x: desk.table.bounds.maxX - 30, row: 3)
    desk.screen.drag(by: CGFloat(rows * 44))
    #expect(desk.screen.disorder == nil && desk.table.contentOffset.y == desk.table.top)
    #expect(desk.screen.release().disorder == nil && desk.screen.delegate.questions == 0)
    #expect(desk.rows.order[3 + rows] == 3)
  }

  /// A view in a list at its top, whether the finger rests on it first, and whether it keeps the finger then.
  private nonisolated static let kinds: [(kind: String, rests: Bool, keeps: Bool)] = [
    ("button", false, false), ("button", true, false), ("rating", false, false), ("rating", true, true),
    ("switch", false, true), ("switch", true, true), ("view", false, false), ("view", true, false),
  ]

  @Test(
    "at the top of a list a finger drags the card by a button, and by a control of the app if it has not rested on it",
    arguments: kinds, [false, true])
  func parts(_ row: (kind: String, rests: Bool, keeps: Bool), deliversInward: Bool) {
    let views = ["button": UIButton(), "rating": Rating(), "switch": UISwitch(), "view": UIView()]
    let (screen, list) = (Screen(framesPerSecond: 120).open(), UIScrollView())
    screen.simulator.deliversInward = deliversInward
    screen.cover(with: list)
    list.contentSize = CGSize(width: 300, height: 3000)
    guard let part = views[row.kind] else { return }
    part.frame = CGRect(x: 50, y: 50, width: 200, height: 100)
    list.addSubview(part)
    var presses = 0
    (part as? UIControl)?.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
    screen.simulator.settleLayout()
    screen.touch(part, at: 50)
    if row.rests { screen.run(for: 0.3) }
    screen.drag(by: 150)
    #expect((screen.offset > 100) == !row.keeps)
    #expect(!row.keeps || screen.offset == 0 && list.contentOffset.y == 0)
    #expect(screen.release().disorder == nil && (row.keeps || presses == 0))
  }

  @Test("a list that takes its finger from a control hands it to the card", arguments: [false, true])
  func takes(takes: Bool) {
    final class List: UIScrollView {
      var takes = false
      override func touchesShouldCancel(in view: UIView) -> Bool { takes }
    }
    let (screen, list, rating) = (Screen(framesPerSecond: 120).open(), List(), Rating())
    list.takes = takes
    screen.cover(with: list)
    list.contentSize = CGSize(width: 300, height: 3000)
    rating.frame = CGRect(x: 50, y: 50, width: 200, height: 100)
    list.addSubview(rating)
    screen.simulator.settleLayout()
    screen.touch(rating, at: 50)
    screen.run(for: 0.3)
    screen.drag(by: 150)
    #expect((screen.offset > 100) == takes)
    #expect(screen.release().disorder == nil)
  }
}
