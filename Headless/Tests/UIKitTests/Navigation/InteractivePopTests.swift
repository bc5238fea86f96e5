import TestWorld
import Testing

@testable import UIKit

@MainActor @Suite("Interactive pops", .ownWorld) struct InteractivePopTests {
  /// Two pages, the second one visible.
  private let trail: Trail
  private let listener: Listener
  private var stage: Stage { trail.stage }
  private var navigation: UINavigationController { trail.navigation }
  private var first: UIViewController { trail.pages[0] }
  private var second: UIViewController { trail.pages[1] }

  init() { self.init(systemVersion: 18) }

  private init(systemVersion: Int) {
    trail = Trail(depth: 2, systemVersion: systemVersion)
    listener = Listener(trail.journal)
    navigation.delegate = listener
  }

  /// A delegate without animators.
  private final class Listener: NSObject, PageListener {
    let journal: Journal

    init(_ journal: Journal) { self.journal = journal }
  }

  /// Moves a finger from the left edge.
  private func drag(by points: CGFloat, over seconds: TimeInterval) {
    stage.down(at: CGPoint(x: 4, y: 400))
    stage.drag(by: CGVector(dx: points, dy: 0), over: seconds)
  }

  @Test(
    "a finger from the edge moves the page, and a pop completes from half the width",
    arguments: [false, true])
  func pops(isRightToLeft: Bool) {
    if isRightToLeft { stage.simulator.userInterfaceLayoutDirection = .rightToLeft }
    stage.simulator.settleLayout()
    let sign: CGFloat = isRightToLeft ? -1 : 1
    stage.down(at: CGPoint(x: isRightToLeft ? 389 : 4, y: 400))
    stage.drag(by: CGVector(dx: sign * 230, dy: 0), over: 0.4)
    #expect(abs(second.view.center.x - 196.5 - sign * 220) < 0.001)
    #expect((first.view.center.x - 196.5) * sign < 0)
    #expect(
      trail.story() == [
        "will show first", "second willDisappear", "first willAppear",
      ])
    stage.restAndLift()
    trail.settle()
    #expect(trail.story() == ["second didDisappear", "first didAppear", "did show first"])
    #expect(navigation.viewControllers == [first] && second.parent == nil)
    #expect(first.view.center.x == 196.5 && second.view.superview == nil)
    #expect(trail.complaints.isEmpty)
  }

  @Test("a finger that lifts earlier, or is cancelled, restores the page", arguments: [false, true])
  func cancels(isCancelled: Bool) {
    drag(by: 120, over: 0.4)
    #expect(trail.barTitle == "first")
    if isCancelled { stage.cancel() } else { stage.restAndLift() }
    trail.settle()
    #expect(
      trail.story() == [
        "will show first", "second willDisappear", "first willAppear",
        "first willDisappear", "first didDisappear", "second willAppear", "second didAppear",
      ])
    #expect(trail.stack == ["first", "second"] && trail.barTitle == "second")
    #expect(second.view.center.x == 196.5 && first.view.superview == nil && second.parent === navigation)
    navigation.popViewController(animated: true)
    trail.settle()
    #expect(trail.stack == ["first"] && first.view.center.x == 196.5 && trail.complaints.isEmpty)
  }

  @Test("a flick decides by its direction", arguments: [(60.0, true), (-60, false)])
  func flicks(last: CGFloat, pops: Bool) {
    drag(by: pops ? 60 : 300, over: 0.3)
    stage.drag(by: CGVector(dx: last, dy: 0), over: 0.06)
    stage.up()
    trail.settle()
    #expect(navigation.viewControllers.count == (pops ? 1 : 2))
  }

  @Test(
    "a finger in the middle or downward pops nothing, nor does one that may not begin (F434)"
  )
  func refuses() {
    func expectStays(from start: CGPoint, by way: CGVector) {
      stage.down(at: start)
      stage.drag(by: way, over: 0.3)
      #expect(trail.story().isEmpty)
      stage.up()
      trail.settle()
    }
    expectStays(from: CGPoint(x: 100, y: 400), by: CGVector(dx: 200, dy: 0))
    expectStays(from: CGPoint(x: 4, y: 400), by: CGVector(dx: 40, dy: 200))
    second.navigationItem.hidesBackButton = true
    expectStays(from: CGPoint(x: 4, y: 400), by: CGVector(dx: 200, dy: 0))
  }

  @Test(
    "from iOS 26 on, a finger anywhere on the content pops as one at the edge does (F386)",
    arguments: [4.0, 200], [false, true])
  func content(start: CGFloat, isRightToLeft: Bool) {
    #expect(navigation.interactiveContentPopGestureRecognizer == nil)
    let new = Self(systemVersion: 26)
    if isRightToLeft { new.stage.simulator.userInterfaceLayoutDirection = .rightToLeft }
    new.stage.simulator.settleLayout()
    let sign: CGFloat = isRightToLeft ? -1 : 1
    new.stage.down(at: CGPoint(x: isRightToLeft ? 393 - start : start, y: 400))
    new.stage.drag(by: CGVector(dx: sign * 180, dy: 20), over: 0.4)
    #expect((new.second.view.center.x - 196.5) * sign > 150)
    new.stage.drag(by: CGVector(dx: sign * 30, dy: 0), over: 0.05)
    new.stage.up()
    new.trail.settle()
    #expect(new.trail.stack == ["first"] && new.trail.complaints.isEmpty)
  }

  /// A table with a leading action in each row.
  private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }
    func tableView(
      _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
      UISwipeActionsConfiguration(actions: [UIContextualAction(style: .normal, title: "Read") { _, _, _ in }])
    }
  }

  @Test(
    "only at the edge a pop comes before a row's swipe actions, and nowhere before a horizontal scroll view",
    arguments: [true, false], [true, false])
  func rivals(isTable: Bool, isAtEdge: Bool) {
    let (new, rows) = (Self(systemVersion: isAtEdge ? 18 : 26), Rows())
    let view = new.rival(isTable: isTable, rows)
    new.stage.down(at: CGPoint(x: isAtEdge ? 4 : 100, y: 400))
    new.stage.drag(by: CGVector(dx: 250, dy: 0), over: 0.4)
    let pops = isTable && isAtEdge
    #expect(new.trail.story().isEmpty != pops && (isTable || view.contentOffset.x < 500))
    new.stage.restAndLift()
    new.trail.settle()
    #expect(new.navigation.viewControllers.count == (pops ? 1 : 2))
  }

  /// Covers the second page with a table, or with pictures beside each other.
  private func rival(isTable: Bool, _ rows: Rows) -> UIScrollView {
    let table = UITableView(frame: .zero, style: .plain)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    (table.dataSource, table.delegate) = (rows, rows)
    let pictures = UIScrollView()
    pictures.contentSize = CGSize(width: 2000, height: 100)
    pictures.contentOffset.x = 500
    let view = isTable ? table : pictures
    view.frame = second.view.bounds
    second.view.addSubview(view)
    stage.simulator.settleLayout()
    return view
  }
}
