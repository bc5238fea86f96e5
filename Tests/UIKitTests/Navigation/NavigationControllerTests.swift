import TestWorld
import Testing

@testable import UIKit

@MainActor @Suite("Navigation", .ownWorld) final class NavigationControllerTests {
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
    override func didMove(toParent parent: UIViewController?) {
      note(parent == nil ? "left" : "joined")
    }
  }

  private final class Delegate: NSObject, UINavigationControllerDelegate {
    var shown: [String] = []
    func navigationController(
      _ navigationController: UINavigationController, willShow viewController: UIViewController,
      animated: Bool
    ) { shown.append("will \(viewController.title ?? "")") }
    func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController,
      animated: Bool
    ) { shown.append("did \(viewController.title ?? "")") }
  }

  private let log = Log()
  private lazy var first = Page("First", log)
  private lazy var second = Page("Second", log)
  private lazy var navigation = UINavigationController(rootViewController: first)
  private lazy var desk = ViewDesk(root: navigation)

  @Test("a push and a pop bracket appearance and containment, animated or not", arguments: [true, false])
  func pushAndPop(animated: Bool) {
    let desk = desk
    #expect(log.events == ["First joined", "First will appear", "First did appear"])
    log.events = []
    navigation.pushViewController(second, animated: animated)
    desk.clock.runUntilIdle()
    #expect(
      log.events == [
        "First will disappear", "Second will appear", "First did disappear", "Second did appear",
        "Second joined",
      ])
    log.events = []
    #expect(navigation.popViewController(animated: animated) === second)
    desk.clock.runUntilIdle()
    #expect(
      log.events == [
        "Second will disappear", "First will appear", "Second did disappear", "First did appear",
        "Second left",
      ])
    #expect(desk.simulator.complaints.isEmpty)
    #expect(second.view.superview == nil && second.parent == nil)
    #expect(navigation.popViewController(animated: animated) == nil)
  }

  @Test("the delegate is told of each page, including the first")
  func delegate() {
    let delegate = Delegate()
    let navigation = UINavigationController(rootViewController: first)
    navigation.delegate = delegate
    let desk = ViewDesk(root: navigation)
    navigation.pushViewController(second, animated: true)
    desk.clock.runUntilIdle()
    #expect(delegate.shown == ["will First", "did First", "will Second", "did Second"])
  }

  @Test("pages slide to their frames")
  func slide() {
    let desk = desk
    navigation.pushViewController(second, animated: true)
    #expect(second.view.center.x > 393)
    desk.clock.advance(by: 0.1)
    #expect(second.view.center.x < 393 && first.view.center.x < 393 / 2)
    desk.clock.runUntilIdle()
    #expect(second.view.frame == navigation.view.bounds)
    #expect(first.view.superview == nil)
  }

  @Test("a pop during a push ends the push at once (F214)")
  func interrupted() {
    let desk = desk
    navigation.pushViewController(second, animated: true)
    desk.clock.advance(by: 0.1)
    navigation.popViewController(animated: true)
    desk.clock.runUntilIdle()
    #expect(navigation.topViewController === first)
    #expect(first.view.frame == navigation.view.bounds)
    #expect(desk.simulator.complaints.isEmpty)
    #expect(log.events.filter { $0 == "Second did appear" }.count == 1)
    #expect(log.events.last == "Second left")
  }

  @Test("the bar is below the status bar and adds to the content's safe area")
  func bar() {
    let desk = desk
    #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 59, width: 393, height: 44))
    #expect(first.view.safeAreaInsets.top == 103)
    desk.simulator.rotate(to: .landscapeLeft)
    #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 0, width: 852, height: 32))
    #expect(first.view.safeAreaInsets == UIEdgeInsets(top: 32, left: 59, bottom: 21, right: 59))
  }

  @Test("the back button pops, and has the previous page's title")
  func back() throws {
    let desk = desk
    navigation.pushViewController(second, animated: false)
    desk.simulator.settleLayout()
    let button = try #require(navigation.navigationBar.view(identified: "BackButton") as? UIButton)
    #expect(button.currentTitle == "First")
    desk.tap(button)
    desk.clock.runUntilIdle()
    #expect(navigation.topViewController === first)
    #expect(navigation.navigationBar.view(identified: "BackButton") == nil)
  }

  @Test("a bar button has its identifier, performs its action, and follows its item")
  func barButton() throws {
    let desk = desk
    var taps = 0
    let item = UIBarButtonItem(systemItem: .reply, primaryAction: UIAction { _ in taps += 1 })
    first.navigationItem.rightBarButtonItem = item
    desk.simulator.settleLayout()
    let button = try #require(navigation.navigationBar.view(identified: "reply") as? UIButton)
    desk.tap(button)
    item.isEnabled = false
    desk.tap(button)
    #expect(taps == 1)
    #expect(!button.isEnabled)
  }

  @Test("the title is centred, and moves aside for buttons")
  func title() throws {
    let desk = desk
    desk.simulator.settleLayout()
    let bar = navigation.navigationBar
    let label = try #require(bar.subviews.compactMap { $0 as? UILabel }.first)
    #expect(abs(label.frame.midX - bar.bounds.midX) < 0.5)
    first.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "A rather long button")
    first.title = "An even longer title that needs the room"
    desk.simulator.settleLayout()
    let button = try #require(bar.view(identified: "A rather long button"))
    #expect(label.frame.maxX <= button.frame.minX)
  }

  @Test("a controller's title is its navigation item's")
  func itemTitle() {
    first.title = "Renamed"
    #expect(first.navigationItem.title == "Renamed")
    #expect(navigation.visibleViewController === first)
  }
}
