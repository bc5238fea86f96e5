import TestWorld
import Testing

@testable import InteractiveModal
@testable import InteractiveTransitions
@testable import UIKit

@Suite("Swipe actions of rows on a screen that a finger moves", .ownWorld) @MainActor struct CellSwipeTests {
  /// Rows with an action at either end.
  private final class SwipeRows: NSObject, UITableViewDelegate {
    private(set) var performed = 0

    func tableView(
      _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { indexPath.row < 5 ? actions : nil }

    func tableView(
      _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
      indexPath.row < 5 ? actions : UISwipeActionsConfiguration(actions: [])
    }

    private var actions: UISwipeActionsConfiguration {
      let action = UIContextualAction(style: .destructive, title: "Delete") {
        [weak self] _, _, completion in
        self?.performed += 1
        completion(true)
      }
      return UISwipeActionsConfiguration(actions: [action])
    }
  }

  private let rows = SwipeRows()

  private func open(deliversInward: Bool = false) -> (screen: Screen, list: FiftyRows) {
    let screen = Screen(framesPerSecond: 120).open()
    screen.simulator.deliversInward = deliversInward
    let list = screen.cover(with: FiftyRows())
    list.delegate = rows
    return (screen, list)
  }

  /// Swipes a row open, and waits until it stands.
  private func swipe(_ list: FiftyRows, on screen: Screen) {
    screen.touch(list)
    screen.drag(by: 0, sideways: -80)
    screen.release()
    #expect(abs(abs(shift(list)) - 74) < 0.01)
  }

  private func shift(_ list: FiftyRows, _ row: Int = 2) -> CGFloat {
    list.layoutIfNeeded()
    return list.cellForRow(at: IndexPath(row: row, section: 0))?.frame.minX ?? .nan
  }

  @Test(
    "a swipe keeps its gesture, however it goes on: the card and the list stand",
    arguments: [-120.0, 120], [false, true])
  func keeps(sideways: CGFloat, deliversInward: Bool) {
    let (screen, list) = open(deliversInward: deliversInward)
    let opening = screen.delegate.updates.count
    screen.touch(list)
    screen.drag(by: 10, sideways: sideways)
    #expect(abs(shift(list)) > 90)
    screen.drag(by: 300)
    screen.drag(by: -200, sideways: -sideways / 4)
    #expect(screen.disorder == nil && list.contentOffset.y == 0)
    #expect(screen.delegate.updates.dropFirst(opening).allSatisfy { $0.progress == 1 })
    screen.release()
    #expect(abs(abs(shift(list)) - 74) < 0.01)
    #expect(screen.disorder == nil && screen.delegate.questions == 0)
  }

  @Test(
    "an open row stays open if the bar drags the card, and closes if a finger on it does",
    arguments: [false, true])
  func verticalOnOpen(deliversInward: Bool) {
    let (screen, list) = open(deliversInward: deliversInward)
    let watch = HandoffWatch(screen, list)
    swipe(list, on: screen)
    screen.grab(150)
    #expect(screen.release().disorder == nil)
    #expect(abs(abs(shift(list)) - 74) < 0.01)
    screen.touch(list)
    screen.drag(by: 200)
    #expect(screen.cardTop > screen.restingTop + 150)
    screen.drag(by: -300)
    #expect(list.contentOffset.y > 80)
    #expect(watch.error < 0.001 && watch.slip < 0.001)
    screen.clock.advance(by: 1)
    list.scrollToRow(at: IndexPath(row: 0, section: 0), at: .top, animated: false)
    #expect(shift(list) == 0)
    #expect(screen.lift().disorder == nil && rows.performed == 0)
  }

  @Test("a card in motion is caught by a finger that goes sideways on a row, and the row stays")
  func caught() {
    let (screen, list) = open()
    screen.grab(300)
    screen.drag(by: 0, over: 0.01)
    screen.restAndLift()
    screen.clock.advance(by: 0.08)
    let top = screen.cardTop
    #expect(top > screen.restingTop + 20)
    screen.touch(list)
    screen.drag(by: 0, sideways: -120)
    #expect(abs(screen.cardTop - top) < Screen.unseen)
    #expect(shift(list) == 0)
    #expect(screen.lift().disorder == nil && rows.performed == 0)
  }

  // MARK: Screens that move sideways

  enum Rival: CaseIterable { case tabs, container, pages, drawer }

  /// A screen with a list that a finger moves sideways, and whether it has moved away.
  private func screen(_ list: FiftyRows, in rival: Rival) -> (desk: GuideDesk, hasMoved: () -> Bool) {
    let page = UIViewController()
    let desk: GuideDesk
    let hasMoved: () -> Bool
    switch rival {
    case .tabs:
      let tabs = UITabBarController()
      tabs.viewControllers = [UIViewController(), page, UIViewController()]
      tabs.selectedIndex = 1
      let transition = TabTransition { _, _, _ in .choreography(PageSlideTransition()) }
      transition.region = .content
      transition.attach(to: tabs)
      (desk, hasMoved) = (GuideDesk(root: tabs), { tabs.selectedIndex != 1 })
    case .container:
      let container = TransitionContainerController()
      container.viewControllers = [UIViewController(), page, UIViewController()]
      container.selectedIndex = 1
      (desk, hasMoved) = (GuideDesk(root: container), { container.selectedIndex != 1 })
    case .pages:
      let navigation = UINavigationController(rootViewController: UIViewController())
      navigation.pushViewController(page, animated: false)
      let transition = NavigationTransition { _, _, _ in .choreography(PageSlideTransition()) }
      transition.region = .content
      transition.attach(to: navigation)
      (desk, hasMoved) = (GuideDesk(root: navigation), { navigation.topViewController !== page })
    case .drawer:
      desk = GuideDesk(root: UIViewController())
      desk.root.present(page, as: .drawer(from: .trailing))
      hasMoved = { [desk] in desk.root.presentedViewController == nil }
    }
    desk.settle()
    list.frame = page.view.bounds
    list.delegate = rows
    page.view.addSubview(list)
    desk.settle()
    return (desk, hasMoved)
  }

  @Test(
    "a row with actions keeps the finger, and a row without them leaves it to the screen",
    arguments: Rival.allCases, [false, true])
  func sideways(rival: Rival, deliversInward: Bool) throws {
    let list = FiftyRows()
    let (desk, hasMoved) = screen(list, in: rival)
    desk.simulator.deliversInward = deliversInward
    for (row, right) in [(2, 120.0), (7, 250)] {
      let cell = try #require(list.cellForRow(at: IndexPath(row: row, section: 0)))
      desk.drag(from: cell.convert(CGPoint(x: 60, y: 20), to: nil), down: 0, right: right)
      #expect(hasMoved() == (row == 7))
      if row == 2 { #expect(abs(shift(list) - 74) < 0.01) }
    }
    #expect(desk.complaint == nil)
  }
}
