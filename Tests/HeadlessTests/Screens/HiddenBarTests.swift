import TestWorld
import Testing

@testable import InteractiveModal
@testable import InteractiveTransitions
@testable import UIKit

@MainActor @Suite("A tab bar that a pushed page hides", .ownWorld) struct HiddenBarTests {
  /// A list and a page without a bottom bar, in tabs.
  @MainActor private final class Tabs {
    let screen: NavigationScreen
    let controller = UITabBarController()

    init(isRightToLeft: Bool = false, reducesMotion: Bool = false, waits: Bool) {
      screen = NavigationScreen(reducesMotion: reducesMotion, isRightToLeft: isRightToLeft)
      screen.simulator.bottomBarWaits = waits
      screen.style = { _ in .choreography(PageSlideTransition()) }
      screen.above.hidesBottomBarWhenPushed = true
      controller.viewControllers = [screen.navigation, UIViewController()]
      screen.simulator.window?.rootViewController = controller
      screen.simulator.settleLayout()
    }

    var bar: UITabBar { controller.tabBar }

    /// The views between both pages, from the back to the front.
    private var between: [UIView] {
      let all = screen.above.view.superview?.subviews ?? []
      guard let low = all.firstIndex(of: screen.below.view), let high = all.firstIndex(of: screen.above.view),
        low < high
      else { return [] }
      return Array(all[(low + 1)..<high])
    }

    /// What is wrong with the bar in flight, in a sentence; or `nil`.
    var fault: String? {
      if bar.shown.alpha != 0 { return "UIKit's bar is visible" }
      guard let picture = between.compactMap(\.subviews.first).first else { return "no picture of the bar" }
      let (place, page) = (picture.shown(picture.bounds), screen.below.view.shown(screen.below.view.bounds))
      if abs(place.minX - page.minX) > 1e-6 { return "the picture is \(place.minX - page.minX) points off" }
      if place.maxY != page.maxY || place.height != bar.bounds.height { return "the picture is at \(place)" }
      if screen.below.view.safeAreaInsets.bottom != 83 { return "the lower page has lost the bar" }
      return screen.above.view.safeAreaInsets.bottom == 34 ? nil : "the upper page has another safe area"
    }

    /// Expects that the bar is at rest, and takes touches if it is there.
    func expectRest(isOpen: Bool, sourceLocation: SourceLocation = #_sourceLocation) {
      #expect(screen.settle().disorder == nil && screen.isOpen == isOpen, sourceLocation: sourceLocation)
      #expect(bar.shown.alpha == 1 && between.isEmpty, sourceLocation: sourceLocation)
      let isThere = bar.shown(bar.bounds).minX == 0
      #expect(isThere != isOpen, sourceLocation: sourceLocation)
      guard isThere else { return }
      screen.finger.down(at: CGPoint(x: bar.isRightToLeft ? 100 : 300, y: 795))
      screen.finger.up()
      #expect(screen.settle() === screen && controller.selectedIndex == 1, sourceLocation: sourceLocation)
    }
  }

  @Test(
    "moves with the lower screen, below the upper one", arguments: [false, true], [false, true])
  func moves(isRightToLeft: Bool, waits: Bool) {
    let tabs = Tabs(isRightToLeft: isRightToLeft, waits: waits)
    tabs.screen.push()
    for _ in 0..<5 {
      tabs.screen.clock.advance(by: 0.03)
      #expect(tabs.fault == nil)
    }
    tabs.screen.settle().pop()
    for _ in 0..<5 {
      tabs.screen.clock.advance(by: 0.03)
      #expect(tabs.fault == nil)
    }
    tabs.expectRest(isOpen: false)
  }

  @Test(
    "fades with the lower screen below a page that fades in with Reduce Motion", arguments: [false, true])
  func fades(waits: Bool) {
    let tabs = Tabs(reducesMotion: true, waits: waits)
    tabs.screen.push().clock.advance(by: 0.1)
    #expect(tabs.fault == nil)
    tabs.expectRest(isOpen: true)
  }

  @Test("stays away after a pop that is cancelled, and comes back with the next", arguments: [false, true])
  func cancelled(waits: Bool) {
    let tabs = Tabs(waits: waits)
    tabs.screen.open().draw(120)
    #expect(tabs.fault == nil)
    tabs.screen.restAndLift()
    tabs.expectRest(isOpen: true)
    tabs.screen.draw(250)
    #expect(tabs.fault == nil)
    tabs.screen.restAndLift()
    tabs.expectRest(isOpen: false)
  }

  @Test(
    "has its place where UIKit has left it below the screen, or beside it",
    arguments: [CGPoint(x: 0, y: 90), CGPoint(x: 400, y: 0)])
  func leftBelow(offset: CGPoint) {
    let tabs = Tabs(waits: true)
    tabs.screen.open()
    tabs.bar.center = CGPoint(x: 393 / 2 + offset.x, y: 852 - 83 / 2 + offset.y)
    tabs.screen.pop().clock.advance(by: 0.05)
    #expect(tabs.fault == nil)
  }

  @Test("follows a turn of the interface in flight", arguments: [false, true])
  func turns(waits: Bool) {
    let tabs = Tabs(waits: waits)
    tabs.screen.push().clock.advance(by: 0.08)
    tabs.screen.simulator.rotate(to: .landscapeLeft)
    tabs.screen.settle()
    #expect(tabs.bar.shown.alpha == 1 && tabs.screen.disorder == nil)
    tabs.screen.simulator.rotate(to: .portrait)
    tabs.screen.settle().goBack()
    tabs.expectRest(isOpen: false)
  }
}
