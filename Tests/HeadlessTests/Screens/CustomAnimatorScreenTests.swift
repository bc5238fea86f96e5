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
    "begun by a finger runs by itself, and leaves the finger to itself, also as UIKit begins late",
    arguments: ForeignKind.allCases, [0, 0.3])
  func runsByItself(kind: ForeignKind, delay: TimeInterval) {
    let (animator, screen) = open(kind)
    if delay > 0 { screen.simulator.transitionStart = .after(delay) }
    screen.finger.down(at: CGPoint(x: 4, y: 400))
    screen.drag(by: 60, over: 0.1)
    screen.clock.advance(by: delay)
    let ways = (0..<5).map { _ in
      screen.drag(by: -4, over: 0.03)
      return screen.above.view.shownWay
    }
    #expect(zip(ways, ways.dropFirst()).allSatisfy { $0 < $1 }, "it goes on as the finger goes back")
    #expect(screen.navigation.transitionCoordinator?.isInteractive == false)
    #expect(screen.lift().disorder == nil && animator.begins == 1 && animator.ends == [true])
    #expect(!screen.isOpen)
  }

  @Test(
    "that UIKit drops before it begins leaves the finger free for the next", arguments: ForeignKind.allCases)
  func neverBegins(kind: ForeignKind) {
    let (animator, screen) = open(kind)
    screen.simulator.transitionStart = .after(1)
    screen.draw(100)
    screen.simulator.window?.rootViewController = UIViewController()
    screen.restAndLift()
    screen.clock.advance(by: 2)
    screen.simulator.window?.rootViewController = screen.navigation
    screen.simulator.transitionStart = .nextTurn
    screen.navigation.setViewControllers([screen.below, screen.above], animated: false)
    #expect(screen.settle().disorder == nil && animator.begins == 0)
    screen.draw(30)
    #expect(screen.lift().disorder == nil && !screen.isOpen)
    #expect(animator.ends == [true])
  }

  @Test(
    "of tabs is begun by a swipe, and runs by itself; the kit's finger goes back",
    arguments: ForeignKind.allCases)
  func isSwiped(kind: ForeignKind) {
    let animator = kind.make(isOpening: true)
    let screen = TabScreen()
    let choreography = screen.choreography
    screen.style = { $0.isOpening ? .animator { animator } : .choreography(choreography) }
    screen.draw(-90, from: 350)
    screen.drag(by: 80, over: 0.05)
    #expect((1...899).contains(screen.pages[1].view.shownWay))
    #expect(screen.lift().disorder == nil && animator.ends == [true])
    #expect(screen.tabs.selectedIndex == 1 && screen.listener.story == ["second?", "second"])
    screen.draw(250, from: 50)
    #expect(screen.share(of: 1) > 0.5)
    #expect(screen.release().disorder == nil && screen.tabs.selectedIndex == 0)
  }
}
