import TestWorld
import Testing

@testable import UIKit

/// One tab is visible, and the delegate is asked and told of taps (F268, F333, F335, F336, F338).
@MainActor @Suite("Tab bar controllers", .ownWorld) final class TabBarControllerTests {
  @Test("the first tab is visible, other tabs are not loaded, and the bar is at the bottom")
  func beginning() {
    let set = TabSet()
    #expect(set.controller.selectedIndex == 0 && set.controller.selectedViewController === set.tabs[0])
    #expect(set.tabs[0].view.superview === set.content && !set.tabs[1].isViewLoaded)
    #expect(set.bar.frame == CGRect(x: 0, y: 852 - 83, width: 393, height: 83))
    #expect(set.tabs[0].view.frame == set.controller.view.bounds)
    #expect(set.tabs[0].view.safeAreaInsets == UIEdgeInsets(top: 59, left: 0, bottom: 49 + 34, right: 0))
    #expect(set.tabs[0].parent === set.controller && set.complaints.isEmpty)
  }

  @Test("a tap asks the delegate, selects, and tells it, unless it refuses; the new tab appears first")
  func tap() {
    let set = TabSet()
    set.tap(1)
    #expect(
      set.story() == [
        "should select folders?", "from inbox to folders?", "folders willAppear", "inbox willDisappear",
        "inbox didDisappear", "folders didAppear", "did select folders",
      ])
    #expect(set.controller.selectedIndex == 1 && set.bar.selectedItem === set.tabs[1].tabBarItem)
    #expect(set.tabs[0].view.superview == nil && set.tabs[1].view.superview === set.content)
    set.delegate.allows = false
    set.tap(2)
    #expect(set.story() == ["should select settings?"] && set.controller.selectedIndex == 1)
    #expect(set.complaints.isEmpty)
  }

  @Test("a change in code asks the delegate for an animator only, and not for the selected tab")
  func code() {
    let set = TabSet()
    set.controller.selectedViewController = set.tabs[2]
    #expect(set.story().first == "from inbox to settings?")
    #expect(set.controller.selectedIndex == 2)
    set.select(2)
    set.controller.selectedViewController = nil
    #expect(set.story() == [] && set.complaints.isEmpty)
  }

  @Test("an index or a controller that is no tab is refused with a complaint", arguments: [3, -1, Int.max])
  func bad(index: Int) {
    let set = TabSet()
    set.select(index)
    #expect(set.complaints.count == 1)
    set.controller.selectedViewController = UIViewController()
    #expect(set.complaints.count == 2 && set.controller.selectedIndex == 0)
  }

  @Test("a tap on the selected tab tells the delegate and pops its stack to the root")
  func again() {
    let set = TabSet()
    let navigation = UINavigationController(rootViewController: UIViewController())
    navigation.title = "stack"
    set.controller.viewControllers = [navigation, set.tabs[1]]
    navigation.pushViewController(UIViewController(), animated: false)
    set.stage.simulator.settleLayout()
    _ = set.story()
    #expect(navigation.topViewController?.view.safeAreaInsets.bottom == 83)
    if let button = set.bar.view(identified: "stack") { set.stage.tap(button) }
    set.stage.clock.runUntilIdle()
    #expect(set.story() == ["should select stack?", "did select stack"])
    #expect(navigation.viewControllers.count == 1 && set.complaints.isEmpty)
  }

  @Test(
    "with new tabs the selected tab stays, or its successor, or the first tab is selected",
    arguments: [([2, 1], 1), ([0, 2], 1), ([2], 0), ([], NSNotFound)])
  func others(new: [Int], selected: Int) {
    let set = TabSet()
    set.select(1)
    _ = set.story()
    set.controller.setViewControllers(new.map { set.tabs[$0] }, animated: true)
    #expect(set.controller.selectedIndex == selected)
    #expect(set.controller.viewControllers?.count == (new.isEmpty ? nil : new.count))
    #expect(set.tabs.map { $0.parent != nil } == set.tabs.indices.map(new.contains))
    #expect(set.content?.subviews.count == (new.isEmpty ? 0 : 1))
    #expect(set.story().contains("folders didDisappear") == !new.contains(1))
    #expect(set.complaints.isEmpty)
  }

  @Test("more than five tabs stop the process")
  func tooMany() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      World.$current.withValue(World()) {
        let set = TabSet()
        set.controller.viewControllers = set.tabs + set.tabs.map { _ in UIViewController() }
      }
    }
  }
}
