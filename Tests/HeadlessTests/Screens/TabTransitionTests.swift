import TestWorld
import Testing
import UIKit

@testable import InteractiveModal
@testable import InteractiveTransitions

@MainActor @Suite("A change of tabs that a choreography runs", .ownWorld) struct TabTransitionTests {
  @Test("goes to a later tab and back, and gives all views back", arguments: [true, false])
  func goesThereAndBack(isByTap: Bool) {
    let screen = TabScreen()
    for (index, start) in [(2, 1), (0, 0)] as [(Int, CGFloat)] {
      if isByTap { screen.tap(index) } else { screen.select(index) }
      #expect(screen.share(of: 2) == start)
      screen.clock.advance(by: 0.1)
      #expect((0.05...0.95).contains(screen.share(of: 2)))
      #expect(screen.settle().disorder == nil && screen.tabs.selectedIndex == index)
    }
    #expect(screen.choreography.operations == [.forward, .backward])
    #expect(screen.choreography.ends == [true, false])
    #expect(screen.listener.story == (isByTap ? ["third?", "third", "first?", "first"] : []))
  }

  @Test("is mirrored where lines run from right to left")
  func isMirrored() {
    let screen = TabScreen(isRightToLeft: true)
    screen.select(1)
    #expect(screen.share(of: 1) == -1)
    #expect(screen.settle().disorder == nil)
    screen.draw(-250, from: 350)
    #expect(screen.share(of: 1) < -0.5)
    #expect(screen.release().disorder == nil && screen.tabs.selectedIndex == 0)
  }

  @Test(
    "follows a finger to the neighbour, and goes where that sends it",
    arguments: [(-250, 2), (250, 0), (-60, 1), (60, 1)] as [(CGFloat, Int)])
  func followsFinger(way: CGFloat, index: Int) {
    let screen = TabScreen(selected: 1)
    screen.draw(way, from: way < 0 ? 350 : 50)
    let shown = way < 0 ? 1 + screen.share(of: 2) * -1 : screen.share(of: 1)
    #expect(abs(shown * screen.width - (abs(way) - 10)) < Screen.unseen)
    #expect(screen.listener.story == [way < 0 ? "third?" : "first?"])
    #expect(screen.release().disorder == nil && screen.tabs.selectedIndex == index)
    #expect(screen.listener.story.count == (index == 1 ? 1 : 2))
  }

  /// An app that knows tabs, and not controllers.
  private final class TabDelegate: NSObject, UITabBarControllerDelegate {
    var allows = true
    private(set) var story: [String] = []

    func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool {
      story.append("\(tab.title)?")
      return allows
    }

    func tabBarController(
      _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
    ) { story.append("\(previousTab?.title ?? "none") to \(selectedTab.title)") }
  }

  @Test(
    "a swipe asks and tells by the methods of iOS 18 too, and before by the others alone",
    arguments: [(18, true), (18, false), (17, true)])
  func asksForTabs(systemVersion: Int, allows: Bool) {
    let (screen, app) = (TabScreen(selected: 1), TabDelegate())
    screen.simulator.systemVersion = systemVersion
    for page in screen.pages { page.title = page.name }
    app.allows = allows
    screen.transition.nextDelegate = app
    screen.draw(-250, from: 350)
    #expect(screen.release().disorder == nil && screen.tabs.selectedIndex == (allows ? 2 : 1))
    let told = allows ? ["third?", "second to third"] : ["third?"]
    #expect(app.story == (systemVersion == 18 ? told : []))
  }

  @Test("has nothing beyond the last tab, nor before the first", arguments: [(0, 200), (2, -200)])
  func ends(selected: Int, way: CGFloat) {
    let screen = TabScreen(selected: selected)
    screen.draw(way)
    #expect(screen.tabs.transitionCoordinator == nil)
    #expect(screen.release().disorder == nil && screen.tabs.selectedIndex == selected)
    #expect(screen.choreography.begins == 0)
  }

  @Test(
    "begins in its region: from the edges, from nowhere by default, nor unallowed",
    arguments: [
      (.edge(), true, 389, -250, 2), (.edge(), true, 4, 250, 0),
      (.edge(), true, 300, -250, 1), (.disabled, true, 300, -250, 1), (.content, false, 300, -250, 1),
    ] as [(GestureRegion, Bool, CGFloat, CGFloat, Int)])
  func begins(region: GestureRegion, allows: Bool, x: CGFloat, way: CGFloat, index: Int) {
    let screen = TabScreen(region: region, selected: 1)
    screen.listener.allows = allows
    screen.draw(way, from: x)
    #expect(screen.release().disorder == nil && screen.tabs.selectedIndex == index)
    #expect(screen.choreography.begins == (index == 1 ? 0 : 1))
    #expect(allows ? screen.listener.story.isEmpty == (index == 1) : screen.listener.story == ["third?"])
    #expect(TabTransition { _, _, _ in nil }.region == .disabled)
  }

  @Test("where the vendor has nothing, the new tab is there at once, and no finger begins")
  func leavesOthers() {
    let screen = TabScreen()
    screen.style = { _ in nil }
    screen.draw(-250, from: 300)
    screen.restAndLift()
    #expect(screen.tabs.selectedIndex == 0)
    screen.select(1)
    #expect(screen.disorder == nil && screen.tabs.selectedIndex == 1 && screen.choreography.begins == 0)
  }

  @Test("the swipe back on a page goes first, the system's and the kit's", arguments: [true, false])
  func yields(isKits: Bool) {
    let navigation = UINavigationController(rootViewController: UIViewController())
    navigation.pushViewController(UIViewController(), animated: false)
    let tabs = UITabBarController()
    tabs.viewControllers = [UIViewController(), navigation]
    tabs.selectedIndex = 1
    let desk = GuideDesk(root: tabs)
    let transition = TabTransition { _, _, _ in .choreography(CrossFadeTransition()) }
    transition.region = .content
    transition.attach(to: tabs)
    if isKits {
      NavigationTransition { _, _, _ in .choreography(CrossFadeTransition()) }.attach(to: navigation)
    }
    for index in [1, 0] {
      desk.drag(from: CGPoint(x: 4, y: 400), down: 0, right: 300)
      #expect(navigation.viewControllers.count == 1 && tabs.selectedIndex == index)
    }
    #expect(desk.complaint == nil)
  }
}
