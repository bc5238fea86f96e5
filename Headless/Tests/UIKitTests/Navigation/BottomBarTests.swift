import TestWorld
import Testing

@testable import UIKit

/// A pushed page takes the tab bar away (F820, F821, F822).
@MainActor @Suite("Pages that hide the bottom bar", .ownWorld) final class BottomBarTests {
  private let trail: Trail
  private let tabs = UITabBarController()
  private var bar: UITabBar { tabs.tabBar }

  init() {
    trail = Trail()
    tabs.viewControllers = [trail.navigation, UIViewController()]
    trail.stage.simulator.window?.rootViewController = tabs
    trail.stage.simulator.settleLayout()
    trail.delegate.animates = false
  }

  /// The left edge of the bar on the screen.
  private var left: CGFloat { bar.shown(bar.bounds).minX }
  private func bottom(_ page: Int) -> CGFloat { trail.pages[page].view.safeAreaInsets.bottom }

  private func change(_ work: () -> Void) {
    work()
    trail.settle()
  }

  @Test("the bar is away while one of the pages hides it, and back after the last of them")
  func stack() {
    trail.pages[1].hidesBottomBarWhenPushed = true
    change { trail.push(1) }
    #expect(left == -393 && bottom(1) == 34)
    change { trail.push(2) }
    #expect(left == -393 && bottom(2) == 34)
    change { trail.navigation.setViewControllers([trail.pages[0], trail.pages[2]], animated: false) }
    #expect(left == 0 && bottom(2) == 83)
    #expect(trail.complaints.isEmpty)
  }

  @Test("another tab shows the bar")
  func otherTab() {
    trail.pages[1].hidesBottomBarWhenPushed = true
    change { trail.navigation.pushViewController(trail.pages[1], animated: false) }
    change { tabs.selectedIndex = 1 }
    #expect(left == 0)
    change { tabs.selectedIndex = 0 }
    #expect(left == -393)
  }

  @Test(
    "in the system's slide the bar moves with the lower page, behind the upper one", arguments: [true, false])
  func slide(isPush: Bool) throws {
    trail.pages[1].hidesBottomBarWhenPushed = true
    if isPush {
      trail.push(1)
    } else {
      change { trail.navigation.pushViewController(trail.pages[1], animated: false) }
      trail.pop()
    }
    trail.stage.clock.advance(by: 0.1)
    let lower = try #require(trail.pages[0].view)
    #expect(left == lower.shown(lower.bounds).minX && left < 0 && left > -393)
    #expect(bar.isDescendant(of: lower))
    #expect(bottom(0) == 83 && bottom(1) == 34)
    trail.settle()
    #expect(left == (isPush ? -393 : 0) && bar.superview === tabs.view)
  }

  @Test(
    "with the delegate's animator the bar slides alongside, or stays until the end",
    arguments: [false, true], [false, true])
  func animator(waits: Bool, isCancelled: Bool) {
    (trail.delegate.animates, trail.simulator.bottomBarWaits) = (true, waits)
    trail.animator.onStart = { _ in UIView.animate(withDuration: 0.25) { UIView().alpha = 0 } }
    trail.pages[1].hidesBottomBarWhenPushed = true
    trail.push(1)
    trail.stage.clock.advance(by: 0.1)
    #expect(waits ? left == 0 : left < 0)
    #expect(bottom(0) == 83 && bottom(1) == 34)
    if isCancelled { trail.cancel() } else { trail.finish() }
    trail.settle()
    #expect(left == (isCancelled ? 0 : -393))
  }
}
