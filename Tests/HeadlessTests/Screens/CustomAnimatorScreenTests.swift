import TestWorld
import Testing
import UIKit

@testable import InteractiveModal

@MainActor @Suite("A custom animator between pages and tabs", .ownWorld)
struct CustomAnimatorScreenTests {
  /// A navigation controller in which the animator runs one way, and the kit's choreography the other.
  private func makeScreen(_ animator: any ForeignAnimator, opens: Bool) -> NavigationScreen {
    let screen = NavigationScreen()
    let choreography = screen.choreography
    screen.style = { $0.isOpening == opens ? .animator { animator } : .choreography(choreography) }
    return screen
  }

  /// An open page that the animator closes.
  private func open(_ kind: ForeignKind) -> (animator: any ForeignAnimator, screen: NavigationScreen) {
    let animator = kind.make(isOpening: false)
    return (animator, makeScreen(animator, opens: false).open())
  }

  @Test("opens, and the kit's finger closes", arguments: ForeignKind.allCases, [true, false])
  func opens(kind: ForeignKind, goes: Bool) {
    let animator = kind.make(isOpening: true)
    let screen = makeScreen(animator, opens: true).push().run(for: 0.2)
    #expect((1...899).contains(screen.above.view.shownWay))
    screen.finger.down(at: CGPoint(x: 200, y: 500))
    screen.drag(by: 100, over: 0.1)
    #expect(screen.lift().disorder == nil && animator.ends == [true])
    screen.draw(goes ? 300 : 100)
    #expect(abs(screen.share * screen.width - (goes ? 290 : 90)) < Screen.unseen)
    #expect(screen.release().disorder == nil && screen.choreography.operations == [.pop])
    #expect(screen.isOpen != goes)
  }

  @Test("closes what the kit has opened", arguments: ForeignKind.allCases)
  func closes(kind: ForeignKind) {
    let screen = open(kind).screen
    #expect(screen.disorder == nil && screen.choreography.operations == [.push])
    screen.navigation.popViewController(animated: true)
    screen.clock.advance(by: 0.2)
    #expect((1...899).contains(screen.above.view.shownWay))
    #expect(screen.settle().disorder == nil && !screen.isOpen)
  }

  @Test(
    "is scrubbed by the finger, and goes where that sends it", arguments: ForeignKind.allCases,
    [true, false])
  func isScrubbed(kind: ForeignKind, goes: Bool) {
    let (animator, screen) = open(kind)
    var former: CGFloat = -1
    screen.finger.down(at: CGPoint(x: 4, y: 400))
    for _ in 0..<(goes ? 5 : 2) {
      screen.drag(by: 50)
      let way = screen.above.view.shownWay
      #expect(way > former)
      former = way
      screen.clock.advance(by: 0.3)
      #expect(abs(screen.above.view.shownWay - way) < 1e-3)
    }
    #expect(screen.release().disorder == nil && animator.begins == 1)
    #expect(animator.ends == [goes] && screen.isOpen != goes)
  }

  @Test(
    "scrubbed, is thrown by a flick, be it faster than UIKit begins", arguments: ForeignKind.allCases,
    [0.01, 0.08])
  func isThrown(kind: ForeignKind, seconds: TimeInterval) {
    let (animator, screen) = open(kind)
    if seconds < 0.05 { screen.simulator.transitionStart = .after(0.3) }
    screen.finger.down(at: CGPoint(x: 4, y: 400))
    screen.drag(by: 120, over: 0.08)
    #expect(screen.lift().disorder == nil && animator.ends == [true])
    #expect(!screen.isOpen)
  }

  @Test(
    "that UIKit drops before it begins leaves the finger free for the next",
    arguments: ForeignKind.allCases, [true, false])
  func neverBegins(kind: ForeignKind, lifts: Bool) {
    let (animator, screen) = open(kind)
    screen.simulator.transitionStart = .after(1)
    screen.draw(100)
    screen.simulator.window?.rootViewController = UIViewController()
    if lifts { screen.restAndLift() }
    screen.clock.advance(by: 6)
    screen.finger.cancel()
    screen.simulator.window?.rootViewController = screen.navigation
    screen.simulator.transitionStart = .nextTurn
    screen.navigation.setViewControllers([screen.below, screen.above], animated: false)
    #expect(screen.settle().disorder == nil && animator.begins == 0)
    screen.draw(300)
    #expect(screen.release().disorder == nil && !screen.isOpen)
    #expect(animator.ends == [true])
  }

  @Test("that UIKit begins after all, long after it was asked, returns", arguments: ForeignKind.allCases)
  func beginsTooLate(kind: ForeignKind) {
    let (animator, screen) = open(kind)
    screen.simulator.transitionStart = .after(7)
    screen.draw(300)
    screen.clock.advance(by: 8)
    #expect(screen.lift().disorder == nil && animator.ends == [false])
    #expect(screen.isOpen)
  }

  @Test(
    "scrubbed, survives a rotation, and returns where the finger is taken away",
    arguments: ForeignKind.allCases)
  func isCancelled(kind: ForeignKind) {
    let (animator, screen) = open(kind)
    screen.draw(250)
    #expect(screen.cancelTouch().disorder == nil && animator.ends == [false] && screen.isOpen)
    screen.draw(150)
    screen.simulator.rotate(to: .landscapeLeft)
    #expect(screen.release().disorder == nil && animator.ends.count == 2)
    #expect(screen.above.view.window == nil || screen.above.view.bounds.width == screen.width)
  }

  @Test("moves tabs one way, the kit and its finger the other", arguments: ForeignKind.allCases)
  func movesTabs(kind: ForeignKind) {
    let animator = kind.make(isOpening: true)
    let screen = TabScreen()
    let choreography = screen.choreography
    screen.style = { $0.isOpening ? .animator { animator } : .choreography(choreography) }
    screen.select(1)
    screen.clock.advance(by: 0.2)
    #expect((1...899).contains(screen.pages[1].view.shownWay))
    #expect(screen.settle().disorder == nil && screen.tabs.selectedIndex == 1)
    screen.draw(250, from: 50)
    #expect(screen.share(of: 1) > 0.5)
    #expect(screen.release().disorder == nil && screen.tabs.selectedIndex == 0)
  }

  @Test("of tabs is scrubbed by a swipe", arguments: ForeignKind.allCases, [true, false])
  func isSwiped(kind: ForeignKind, goes: Bool) {
    let animator = kind.make(isOpening: true)
    let screen = TabScreen()
    screen.style = { $0.isOpening ? .animator { animator } : nil }
    screen.draw(goes ? -280 : -90, from: 350)
    let way = screen.pages[1].view.shownWay
    #expect((1...899).contains(way))
    #expect(screen.release().disorder == nil && animator.ends == [goes])
    #expect(screen.tabs.selectedIndex == (goes ? 1 : 0))
    #expect(screen.listener.story == (goes ? ["second?", "second"] : ["second?"]))
  }
}
