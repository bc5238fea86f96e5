import TestWorld
import Testing

@testable import UIKit

@MainActor @Suite("Swipe actions", .ownWorld) final class SwipeActionTests {
  /// Rows with two trailing actions and a leading one.
  private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
    var rows = Array(0..<30)
    var selected: [Int] = []
    var performed: [String] = []
    /// Whether actions call their completion handlers at once.
    var answers = true
    var pending: [(Bool) -> Void] = []

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      selected.append(indexPath.row)
    }

    func tableView(
      _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
      UISwipeActionsConfiguration(actions: [action("Read", at: indexPath)])
    }

    func tableView(
      _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
      if indexPath.row == 5 { return UISwipeActionsConfiguration(actions: []) }
      if indexPath.row == 6 { return nil }
      let actions = [action("Delete", at: indexPath), action("Flag", at: indexPath)]
      return UISwipeActionsConfiguration(actions: actions)
    }

    private func action(_ name: String, at path: IndexPath) -> UIContextualAction {
      UIContextualAction(style: .normal, title: name) { [weak self] _, _, completion in
        guard let self else { return }
        performed.append("\(name) \(path.row)")
        if answers { completion(true) } else { pending.append(completion) }
      }
    }
  }

  private let stage = Stage()
  private let source = Source()
  private let table = UITableView(frame: .zero, style: .plain)

  init() {
    table.rowHeight = 50
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = source
    table.delegate = source
    table.contentInsetAdjustmentBehavior = .never
    stage.show(table, frame: CGRect(x: 0, y: 100, width: 390, height: 500))
  }

  private func cell(_ row: Int) -> UITableViewCell? { table.cellForRow(at: IndexPath(row: row, section: 0)) }
  private func shift(_ row: Int) -> CGFloat { cell(row)?.frame.minX ?? .nan }
  private func down(on row: Int, x: CGFloat = 200) {
    stage.down(at: CGPoint(x: x, y: 125 + CGFloat(row) * 50))
  }

  private func swipe(_ row: Int, by points: CGFloat, over seconds: TimeInterval = 0.3) {
    down(on: row)
    stage.drag(by: CGVector(dx: points, dy: 0), over: seconds)
    stage.restAndLift()
    stage.clock.runUntilIdle()
    stage.simulator.settleLayout()
  }

  private func button(_ name: String) -> UIView? { table.view(identified: name) }

  @Test("a row follows the finger sideways, and stays open by the width of its actions")
  func opens() {
    down(on: 1)
    stage.drag(by: CGVector(dx: -110, dy: 4), over: 0.3)
    stage.simulator.settleLayout()
    #expect(abs(shift(1) + 100) < 0.01)
    #expect(table.contentOffset.y == 0 && !table.isDragging)
    stage.restAndLift()
    stage.clock.runUntilIdle()
    #expect(abs(shift(1) + 148) < 0.001)
    #expect(button("Delete")?.frame.maxX == button("Delete")?.superview?.bounds.maxX)
    #expect(button("Flag")?.frame.minX == 0)
    #expect(source.performed.isEmpty && source.selected.isEmpty)
    #expect(stage.simulator.complaints.isEmpty)
  }

  @Test(
    "a row that is released near its place closes; a flick opens it", arguments: [(0.3, 0.0), (0.03, -148)])
  func decides(seconds: TimeInterval, shown: CGFloat) {
    down(on: 1)
    stage.drag(by: CGVector(dx: -60, dy: 0), over: seconds)
    if seconds > 0.1 { stage.restAndLift() } else { stage.up() }
    stage.clock.runUntilIdle()
    stage.simulator.settleLayout()
    #expect(abs(shift(1) - shown) < 0.001)
    #expect((button("Delete") != nil) == (shown != 0))
  }

  @Test("a tap on an action performs it; the row closes when the app calls the completion handler")
  func tap() throws {
    source.answers = false
    swipe(2, by: -100)
    stage.tap(try #require(button("Flag")))
    #expect(source.performed == ["Flag 2"])
    stage.clock.runUntilIdle()
    #expect(shift(2) == -148)
    source.pending[0](true)
    stage.clock.runUntilIdle()
    stage.simulator.settleLayout()
    #expect(shift(2) == 0 && button("Flag") == nil)
    source.pending[0](true)
    #expect(stage.simulator.complaints.isEmpty)
  }

  @Test("a full swipe performs the first action (F282); a swipe to the right shows the leading actions")
  func full() throws {
    swipe(3, by: -300)
    #expect(source.performed == ["Delete 3"] && shift(3) == 0)
    swipe(1, by: 90)
    #expect(abs(shift(1) - 74) < 0.001)
    stage.tap(try #require(button("Read")))
    #expect(source.performed == ["Delete 3", "Read 1"])
  }

  @Test("from right to left the sides are exchanged")
  func mirrored() {
    stage.simulator.userInterfaceLayoutDirection = .rightToLeft
    swipe(1, by: 100)
    #expect(button("Delete") != nil && button("Read") == nil)
    #expect(abs(shift(1) - 148) < 0.001)
  }

  @Test("rows without actions do not move", arguments: [5, 6])
  func none(row: Int) {
    swipe(row, by: -150)
    #expect(shift(row) == 0)
    #expect(table.contentOffset.y == 0)
  }

  @Test("one row is open at a time; reloading drops its actions (F283)")
  func another() {
    swipe(1, by: -100)
    swipe(3, by: -100)
    #expect(shift(1) == 0)
    #expect(abs(shift(3) + 148) < 0.001)
    swipe(3, by: 140)
    #expect(shift(3) == 0)
    swipe(3, by: -100)
    table.reloadData()
    stage.simulator.settleLayout()
    #expect(button("Delete") == nil && shift(3) == 0)
  }

  @Test("scrolling closes the open row (F283); so does a tap elsewhere, which selects nothing")
  func closes() {
    swipe(1, by: -100)
    stage.tap(at: CGPoint(x: 100, y: 325))
    stage.clock.runUntilIdle()
    stage.simulator.settleLayout()
    #expect(shift(1) == 0 && source.selected.isEmpty)
    stage.tap(at: CGPoint(x: 100, y: 325))
    #expect(source.selected == [4])
    swipe(1, by: -100)
    down(on: 4)
    stage.drag(by: CGVector(dx: 0, dy: -30), over: 0.2)
    stage.restAndLift()
    stage.clock.runUntilIdle()
    #expect(table.contentOffset.y > 15)
    #expect(shift(1) == 0 && button("Delete") == nil)
  }

  @Test("actions are grey or red, unless the app sets a colour")
  func colors() {
    let action = UIContextualAction(style: .destructive, title: nil) { _, _, _ in }
    #expect(action.backgroundColor == .systemRed)
    action.backgroundColor = .systemOrange
    #expect(action.backgroundColor == .systemOrange)
    #expect(UIContextualAction(style: .normal, title: nil) { _, _, _ in }.backgroundColor == .systemGray)
  }
}
