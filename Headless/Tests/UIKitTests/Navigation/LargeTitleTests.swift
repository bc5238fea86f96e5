import TestWorld
import Testing

@testable import UIKit

@MainActor @Suite("Large titles", .ownWorld) final class LargeTitleTests {
  private final class Rows: NSObject, UITableViewDataSource {
    var count = 40

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }
  }

  private let rows = Rows()
  private lazy var table = UITableView(frame: .zero, style: .plain)
  private lazy var page = UIViewController()
  private lazy var navigation = UINavigationController(rootViewController: page)
  private var bar: UINavigationBar { navigation.navigationBar }

  /// A list under a large title on an iPhone 15, whose top inset is 59 points.
  private func makeStage(systemVersion: Int = 18, rowCount: Int = 40) -> Stage {
    let stage = Stage(root: navigation)
    stage.simulator.systemVersion = systemVersion
    rows.count = rowCount
    table.rowHeight = 50
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = rows
    table.frame = page.view.bounds
    table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    page.title = "Inbox"
    page.view.addSubview(table)
    bar.prefersLargeTitles = true
    stage.simulator.settleLayout()
    return stage
  }

  private func label(_ size: CGFloat, in view: UIView? = nil) -> UILabel? {
    let view = view ?? bar
    if let label = view as? UILabel, label.font.pointSize == size { return label }
    return view.subviews.lazy.compactMap { self.label(size, in: $0) }.first
  }

  @Test("the bar and the content's inset grow by 52 points")
  func expanded() {
    let stage = makeStage()
    #expect(bar.frame == CGRect(x: 0, y: 59, width: 393, height: 96))
    #expect(table.adjustedContentInset.top == 155 && table.contentOffset.y == -155)
    #expect(label(34)?.text == "Inbox" && label(17)?.isHidden == true)
    #expect(stage.simulator.complaints.isEmpty)
  }

  @Test(
    "the title collapses as the content scrolls up, and the inset follows",
    arguments: [(0.0, 96.0), (20, 76), (51, 45), (52, 44), (300, 44)])
  func folds(scrolled: CGFloat, height: CGFloat) {
    let stage = makeStage()
    table.contentOffset.y = scrolled - 155
    #expect(table.contentOffset.y == scrolled - 155)
    #expect(bar.frame.height == height)
    #expect(table.adjustedContentInset.top == 59 + height)
    stage.simulator.settleLayout()
    #expect(label(17)?.isHidden == (height > 44))
    table.contentOffset.y = -155
    #expect(bar.frame.height == 96 && table.adjustedContentInset.top == 155)
  }

  @Test("under a finger the title collapses and expands without resistance, and stretches below the top")
  func finger() {
    let stage = makeStage()
    stage.down(at: CGPoint(x: 200, y: 500))
    stage.drag(by: CGVector(dx: 0, dy: -110), over: 0.4)
    #expect(abs(table.contentOffset.y + 58.75) < 0.001)
    #expect(bar.frame.height == 44)
    stage.drag(by: CGVector(dx: 0, dy: 80), over: 0.4)
    #expect(abs(table.contentOffset.y + 138.75) < 0.001)
    #expect(abs(bar.frame.height - 79.75) < 0.001)
    stage.drag(by: CGVector(dx: 0, dy: 70), over: 0.4)
    let stretch = bar.frame.height - 96
    #expect(stretch > 10 && stretch < 50)
    #expect(abs(table.contentOffset.y + 155 + stretch) < 0.001)
    #expect(table.adjustedContentInset.top == 155)
    stage.restAndLift()
    stage.clock.runUntilIdle()
    #expect(table.contentOffset.y == -155 && bar.frame.height == 96)
  }

  @Test("released in between, the title expands or collapses", arguments: [(30.0, 96.0), (45, 44)])
  func snaps(way: CGFloat, height: CGFloat) {
    let stage = makeStage()
    stage.down(at: CGPoint(x: 200, y: 500))
    stage.drag(by: CGVector(dx: 0, dy: -way), over: 0.4)
    #expect(bar.frame.height > 44 && bar.frame.height < 96)
    stage.restAndLift()
    stage.clock.runUntilIdle()
    #expect(abs(bar.frame.height - height) < 0.001)
  }

  @Test("content that coasts to the top expands the title and bounces")
  func coasts() {
    let stage = makeStage()
    table.contentOffset.y = 60
    var highest: CGFloat = 0
    stage.clock.onFrame { [weak self] in highest = min(highest, self?.table.contentOffset.y ?? 0) }
    stage.down(at: CGPoint(x: 200, y: 300))
    stage.drag(by: CGVector(dx: 0, dy: 100), over: 0.05)
    stage.up()
    stage.clock.runUntilIdle()
    #expect(highest < -170)
    #expect(table.contentOffset.y == -155 && bar.frame.height == 96)
  }

  @Test("the item's display mode decides, or the previous item's")
  func modes() {
    let stage = makeStage()
    func expectHeight(_ height: CGFloat) {
      stage.simulator.settleLayout()
      #expect(bar.frame.height == height)
    }
    page.navigationItem.largeTitleDisplayMode = .never
    expectHeight(44)
    let second = UIViewController()
    navigation.pushViewController(second, animated: false)
    expectHeight(44)
    page.navigationItem.largeTitleDisplayMode = .automatic
    expectHeight(96)
    #expect(second.view.safeAreaInsets.top == 155)
    second.navigationItem.largeTitleDisplayMode = .never
    expectHeight(44)
    second.navigationItem.largeTitleDisplayMode = .always
    page.navigationItem.largeTitleDisplayMode = .never
    expectHeight(96)
    bar.prefersLargeTitles = false
    expectHeight(44)
  }

  @Test(
    "an inline title never folds, whether its page asks for it or the page before does",
    arguments: [false, true])
  func inline(isInherited: Bool) {
    let stage = makeStage()
    page.navigationItem.largeTitleDisplayMode = .inline
    if isInherited { navigation.pushViewController(UIViewController(), animated: false) }
    stage.simulator.settleLayout()
    #expect(bar.frame.height == 44 && table.restRange(along: .vertical).lowerBound == table.contentOffset.y)
  }

  @Test(
    "from iOS 26 on, bars are 54 points high, and 106 with a large title",
    arguments: [(0.0, 106.0), (20, 86), (52, 54), (300, 54)])
  func higherBars(scrolled: CGFloat, height: CGFloat) {
    let stage = makeStage(systemVersion: 26)
    table.contentOffset.y += scrolled
    #expect(bar.frame.height == height && table.adjustedContentInset.top == 59 + height)
    #expect(stage.simulator.complaints.isEmpty)
  }

  @Test(
    "a search bar folds before the title, or stays where scrolling does not hide it",
    arguments: [
      (0.0, 148.0, 148.0), (30, 118, 118), (52, 96, 96), (80, 68, 96), (104, 44, 96), (300, 44, 96),
    ])
  func search(scrolled: CGFloat, folding: CGFloat, staying: CGFloat) {
    let stage = makeStage()
    let search = UISearchController(searchResultsController: nil)
    page.navigationItem.searchController = search
    stage.simulator.settleLayout()
    #expect(bar.frame.height == 96 && table.contentOffset.y == -155)
    table.contentOffset.y = scrolled - 207
    stage.simulator.settleLayout()
    #expect(bar.frame.height == folding && search.searchBar.frame.height == max(0, 52 - scrolled))
    page.navigationItem.hidesSearchBarWhenScrolling = false
    table.contentOffset.y = -207 + scrolled
    stage.simulator.settleLayout()
    #expect(bar.frame.height == staying && search.searchBar.frame.height == 52)
  }

  @Test(
    "released in between, a search bar comes out or goes, and the title with it",
    arguments: [(10.0, 148.0), (50, 96), (70, 96), (110, 44)])
  func searchSnaps(way: CGFloat, height: CGFloat) {
    let stage = makeStage()
    page.navigationItem.searchController = UISearchController(searchResultsController: nil)
    stage.simulator.settleLayout()
    table.contentOffset.y = -207
    stage.down(at: CGPoint(x: 200, y: 500))
    stage.drag(by: CGVector(dx: 0, dy: -way), over: 0.4)
    stage.restAndLift()
    stage.clock.runUntilIdle()
    #expect(abs(bar.frame.height - height) < 0.001)
  }

  @Test("a phone has no large title in landscape")
  func sideways() {
    let stage = makeStage()
    stage.simulator.rotate(to: .landscapeLeft)
    stage.clock.runUntilIdle()
    #expect(bar.frame.height == 32)
    #expect(table.contentOffset.y == -table.adjustedContentInset.top)
    stage.simulator.rotate(to: .portrait)
    stage.clock.runUntilIdle()
    #expect(bar.frame.height == 96 && table.contentOffset.y == -155)
  }

  @Test("content that is too short to scroll keeps the title expanded")
  func short() {
    let stage = makeStage(rowCount: 2)
    table.alwaysBounceVertical = false
    stage.down(at: CGPoint(x: 200, y: 500))
    stage.drag(by: CGVector(dx: 0, dy: -110), over: 0.4)
    #expect(bar.frame.height == 96 && table.contentOffset.y == -155)
  }

  @Test("a collapsed title keeps the content's offset during a push and a pop")
  func pushed() {
    let stage = makeStage()
    table.contentOffset.y = 200
    let second = UIViewController()
    second.navigationItem.largeTitleDisplayMode = .never
    navigation.pushViewController(second, animated: true)
    stage.clock.runUntilIdle()
    navigation.popViewController(animated: true)
    stage.clock.runUntilIdle()
    #expect(table.contentOffset.y == 200 && bar.frame.height == 44)
    #expect(stage.simulator.complaints.isEmpty)
  }
}
