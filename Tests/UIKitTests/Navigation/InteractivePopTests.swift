import TestWorld
import Testing

@testable import UIKit

@MainActor @Suite("Interactive pops", .ownWorld) final class InteractivePopTests {
  private final class Log { var events: [String] = [] }

  private final class Page: UIViewController {
    let log: Log

    init(_ title: String, _ log: Log) {
      self.log = log
      super.init(nibName: nil, bundle: nil)
      self.title = title
    }

    required init?(coder: NSCoder) { nil }

    private func note(_ event: String) { log.events.append("\(title ?? "") \(event)") }
    override func viewWillAppear(_ animated: Bool) { note("will appear") }
    override func viewDidAppear(_ animated: Bool) { note("did appear") }
    override func viewWillDisappear(_ animated: Bool) { note("will disappear") }
    override func viewDidDisappear(_ animated: Bool) { note("did disappear") }
    override func didMove(toParent parent: UIViewController?) { note(parent == nil ? "left" : "joined") }
  }

  private final class Delegate: NSObject, UINavigationControllerDelegate {
    let log: Log
    init(_ log: Log) { self.log = log }

    func navigationController(
      _ navigationController: UINavigationController, willShow viewController: UIViewController,
      animated: Bool
    ) { log.events.append("will show \(viewController.title ?? "")") }
    func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController,
      animated: Bool
    ) { log.events.append("did show \(viewController.title ?? "")") }
  }

  private let log = Log()
  private lazy var delegate = Delegate(log)
  private lazy var first = Page("First", log)
  private lazy var second = Page("Second", log)
  private lazy var navigation = UINavigationController(rootViewController: first)

  /// Two pages, the second one visible.
  private func makeDesk(isRightToLeft: Bool = false) -> ViewDesk {
    let desk = ViewDesk(root: navigation)
    if isRightToLeft { desk.simulator.userInterfaceLayoutDirection = .rightToLeft }
    navigation.pushViewController(second, animated: false)
    navigation.delegate = delegate
    desk.simulator.settleLayout()
    log.events = []
    return desk
  }

  private func settle(_ desk: ViewDesk) {
    desk.clock.runUntilIdle()
    desk.simulator.settleLayout()
  }

  @Test(
    "a finger from the edge moves the page, and a pop completes from half the width",
    arguments: [false, true])
  func pops(isRightToLeft: Bool) {
    let desk = makeDesk(isRightToLeft: isRightToLeft)
    let sign: CGFloat = isRightToLeft ? -1 : 1
    desk.down(at: CGPoint(x: isRightToLeft ? 389 : 4, y: 400))
    desk.drag(by: CGVector(dx: sign * 230, dy: 0), over: 0.4)
    #expect(abs(second.view.center.x - 196.5 - sign * 220) < 0.001)
    #expect((first.view.center.x - 196.5) * sign < 0)
    #expect(log.events == ["will show First", "Second will disappear", "First will appear"])
    desk.restAndLift()
    settle(desk)
    #expect(
      log.events.dropFirst(3) == [
        "Second did disappear", "First did appear", "Second left", "did show First",
      ])
    #expect(navigation.viewControllers == [first])
    #expect(first.view.center.x == 196.5 && second.view.superview == nil)
    #expect(desk.simulator.complaints.isEmpty)
  }

  @Test("a finger that lifts earlier, or is cancelled, restores the page", arguments: [false, true])
  func cancels(isCancelled: Bool) {
    let desk = makeDesk()
    desk.down(at: CGPoint(x: 4, y: 400))
    desk.drag(by: CGVector(dx: 120, dy: 0), over: 0.4)
    #expect(navigation.navigationBar.topItem === first.navigationItem)
    if isCancelled { desk.cancel() } else { desk.restAndLift() }
    settle(desk)
    #expect(
      log.events == [
        "will show First", "Second will disappear", "First will appear", "First will disappear",
        "First did disappear", "Second will appear", "Second did appear",
      ])
    #expect(navigation.viewControllers == [first, second])
    #expect(navigation.navigationBar.topItem === second.navigationItem)
    #expect(second.view.center.x == 196.5 && first.view.superview == nil)
    #expect(second.parent === navigation)
    navigation.popViewController(animated: true)
    settle(desk)
    #expect(navigation.viewControllers == [first] && first.view.center.x == 196.5)
    #expect(desk.simulator.complaints.isEmpty)
  }

  @Test("a flick decides by its direction", arguments: [(60.0, true), (-60, false)])
  func flicks(last: CGFloat, pops: Bool) {
    let desk = makeDesk()
    desk.down(at: CGPoint(x: 4, y: 400))
    desk.drag(by: CGVector(dx: pops ? 60 : 300, dy: 0), over: 0.3)
    desk.drag(by: CGVector(dx: last, dy: 0), over: 0.06)
    desk.up()
    settle(desk)
    #expect(navigation.viewControllers.count == (pops ? 1 : 2))
  }

  @Test("a finger in the middle or downward pops nothing, nor does one on a page with a custom back item")
  func refuses() {
    let desk = makeDesk()
    func expectStays(from start: CGPoint, by way: CGVector) {
      desk.down(at: start)
      desk.drag(by: way, over: 0.3)
      #expect(log.events.isEmpty)
      desk.up()
      settle(desk)
    }
    expectStays(from: CGPoint(x: 100, y: 400), by: CGVector(dx: 200, dy: 0))
    expectStays(from: CGPoint(x: 4, y: 400), by: CGVector(dx: 40, dy: 200))
    second.navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Close")
    expectStays(from: CGPoint(x: 4, y: 400), by: CGVector(dx: 200, dy: 0))
    second.navigationItem.leftBarButtonItem = nil
    second.navigationItem.hidesBackButton = true
    expectStays(from: CGPoint(x: 4, y: 400), by: CGVector(dx: 200, dy: 0))
    navigation.popViewController(animated: false)
    log.events = []
    expectStays(from: CGPoint(x: 4, y: 400), by: CGVector(dx: 200, dy: 0))
  }

  @Test("a push during an interactive pop ends the pop")
  func pushed() {
    let desk = makeDesk()
    desk.down(at: CGPoint(x: 4, y: 400))
    desk.drag(by: CGVector(dx: 150, dy: 0), over: 0.3)
    let third = Page("Third", log)
    navigation.pushViewController(third, animated: true)
    desk.drag(by: CGVector(dx: 50, dy: 0), over: 0.1)
    desk.up()
    settle(desk)
    #expect(navigation.topViewController === third)
    #expect(third.view.center.x == 196.5)
    #expect(third.parent === navigation)
    #expect(desk.simulator.complaints.isEmpty)
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
    "at the edge the pop comes before a row's swipe actions, but not before a horizontal scroll view",
    arguments: [true, false])
  func rivals(isTable: Bool) {
    let desk = makeDesk()
    let rows = Rows()
    let table = UITableView(frame: .zero, style: .plain)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    (table.dataSource, table.delegate) = (rows, rows)
    let pictures = UIScrollView()
    pictures.contentSize = CGSize(width: 2000, height: 100)
    pictures.contentOffset.x = 500
    let view = isTable ? table : pictures
    view.frame = second.view.bounds
    second.view.addSubview(view)
    desk.simulator.settleLayout()
    desk.down(at: CGPoint(x: 4, y: 400))
    desk.drag(by: CGVector(dx: 250, dy: 0), over: 0.4)
    #expect(log.events.isEmpty == !isTable)
    #expect((pictures.contentOffset.x == 500) == isTable)
    desk.restAndLift()
    settle(desk)
    #expect(navigation.viewControllers.count == (isTable ? 1 : 2))
  }
}
