import TestWorld
import Testing
import UIKit

@testable import InteractiveModal
@testable import InteractiveTransitions

@MainActor @Suite("The beginning and the end of a swipe", .ownWorld) struct SwipeBeginTests {
  @Test(
    "a page is popped from the edge where lines begin, and from no other place",
    arguments: [
      (false, 4, 300, true), (false, 20, 300, true), (false, 22, 300, false), (false, 389, -300, false),
      (true, 389, -300, true), (true, 373, -300, true), (true, 371, -300, false), (true, 4, 300, false),
    ]
      as [(Bool, CGFloat, CGFloat, Bool)])
  func edge(isRightToLeft: Bool, x: CGFloat, distance: CGFloat, pops: Bool) {
    let screen = NavigationScreen(isRightToLeft: isRightToLeft).open()
    screen.finger.down(at: CGPoint(x: x, y: 400))
    screen.drag(by: distance)
    let share = pops ? (distance - (distance > 0 ? 10 : -10)) / screen.width : 0
    #expect(abs(screen.share - share) < 1e-3)
    #expect(screen.release().disorder == nil && screen.isOpen == !pops)
  }

  @Test("a swipe from the edge does not precede a pan of the app")
  func precedes() throws {
    let screen = NavigationScreen().open()
    let swipes = screen.navigation.view.interactions.compactMap { $0 as? SwipeInteraction }
    let swipe = try #require(swipes.first)
    #expect(swipe.takesFinger(at: CGPoint(x: 4, y: 400)) && !swipe.precedes(UIPanGestureRecognizer()))
  }

  /// What keeps a finger from popping a page, as it keeps the system's own swipe.
  enum Obstacle: CaseIterable {
    case none, hiddenButton, otherButton, emptyButtons, buttonBeside, backAction, switchedOff, refused
    case firstPage, transition, hiddenBar, barWithoutDelegate, barWithWillingDelegate, unwillingDelegate
  }

  /// A delegate of the app for the system's swipe.
  private final class Decider: NSObject, UIGestureRecognizerDelegate {
    var answer = true

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { answer }
  }

  @Test(
    "a finger pops where the system's swipe would, and where the app permits it",
    arguments: Obstacle.allCases)
  func obstacles(_ obstacle: Obstacle) {
    let screen = NavigationScreen().open()
    let decider = Decider()
    let (item, begins) = (screen.above.navigationItem, screen.choreography.begins)
    switch obstacle {
    case .none: break
    case .hiddenButton: item.hidesBackButton = true
    case .otherButton:
      item.leftBarButtonItems = [UIBarButtonItem(title: "Close")]
    case .emptyButtons: item.leftBarButtonItems = []
    case .buttonBeside:
      item.leftBarButtonItems = [UIBarButtonItem(title: "Edit")]
      item.leftItemsSupplementBackButton = true
    case .backAction: item.backAction = UIAction { _ in }
    case .hiddenBar: screen.navigation.isNavigationBarHidden = true
    case .barWithoutDelegate:
      screen.navigation.isNavigationBarHidden = true
      screen.navigation.interactivePopGestureRecognizer?.delegate = nil
    case .barWithWillingDelegate:
      item.hidesBackButton = true
      screen.navigation.interactivePopGestureRecognizer?.delegate = decider
    case .unwillingDelegate:
      decider.answer = false
      screen.navigation.interactivePopGestureRecognizer?.delegate = decider
    case .switchedOff: screen.navigation.interactivePopGestureRecognizer?.isEnabled = false
    case .refused: screen.transition.canPop = { $0 !== screen.above }
    case .firstPage: screen.navigation.popViewController(animated: false)
    case .transition:
      screen.style = { _ in .animator { BlockAnimator(isOpening: false) } }
      screen.navigation.popViewController(animated: true)
      screen.clock.runTurns()
    }
    let pops = [.none, .emptyButtons, .buttonBeside, .barWithoutDelegate, .barWithWillingDelegate]
      .contains(obstacle)
    screen.draw(300)
    #expect(screen.choreography.begins == begins + (pops ? 1 : 0))
    screen.release()
    #expect(screen.isOpen == !(pops || obstacle == .firstPage || obstacle == .transition))
    #expect(obstacle == .transition || screen.disorder == nil)
  }

  @Test("a page whose window turns before UIKit begins follows the finger point by point")
  func turnsBeforeBegin() {
    let screen = NavigationScreen().open()
    screen.simulator.transitionStart = .after(1)
    screen.draw(100)
    screen.simulator.resizeToLandscape()
    screen.clock.advance(by: 1)
    let share = screen.share
    screen.drag(by: 35)
    #expect(abs((screen.share - share) * screen.width - 35) < 1e-6)
    #expect(screen.cancelTouch().disorder == nil && screen.isOpen)
  }

  @Test("an app that becomes inactive lets go of a page, even if the finger stays on the screen")
  func inactiveUnderFinger() {
    let screen = NavigationScreen().open()
    screen.draw(300)
    NotificationCenter.default.post(name: UIApplication.willResignActiveNotification, object: nil)
    #expect(screen.navigation.transitionCoordinator?.isInteractive == false)
    screen.drag(by: 30)
    #expect(screen.settle().disorder == nil && screen.isOpen)
    #expect(screen.lift().disorder == nil && screen.isOpen)
  }

  @Test(
    "a tap ends a change on which a finger only rests, and the next finger swipes again",
    arguments: [true, false])
  func restsAndEnds(moves: Bool) {
    let screen = TabScreen()
    screen.select(1)
    screen.clock.advance(by: 0.12)
    screen.finger.down(at: CGPoint(x: 200, y: 500))
    screen.tap(2)
    if moves { screen.drag(by: -60) }
    #expect(screen.lift().disorder == nil && screen.tabs.selectedIndex == 2)
    screen.draw(280, from: 50)
    #expect(screen.release().disorder == nil && screen.tabs.selectedIndex == 1)
  }

  @Test(
    "a selection in code ends a change on which a finger only rests, and the next finger swipes again",
    arguments: [true, false])
  func restsInContainer(moves: Bool) {
    let screen = ContainerScreen()
    screen.select(1, for: 0.12)
    screen.grab()
    screen.container.select(2, animated: false)
    if moves { screen.drag(by: 60) }
    #expect(screen.lift().disorder == nil && screen.selectedName == "C")
    screen.swipe(by: 280)
    #expect(screen.settle().disorder == nil && screen.selectedName == "B")
  }

  @Test("a finger that lands before UIKit has begun holds nothing, wherever it goes")
  func landsEarly() {
    let screen = NavigationScreen()
    screen.simulator.transitionStart = .after(0.3)
    screen.push()
    screen.finger.down(at: CGPoint(x: 100, y: 500))
    screen.clock.advance(by: 0.35)
    screen.drag(by: 120)
    screen.clock.advance(by: 2)
    #expect(screen.disorder == nil && screen.isOpen)
    #expect(screen.lift().disorder == nil)
  }

  @Test("a finger that lets go before the first frame of its transition throws the page")
  func liftsBeforeFrame() {
    let screen = NavigationScreen(framesPerSecond: 10).open()
    screen.finger.down(at: CGPoint(x: 4, y: 400))
    for step in 1...4 {
      screen.clock.advance(by: 0.004)
      screen.finger.move(to: CGPoint(x: 4 + 30 * CGFloat(step), y: 400))
    }
    screen.clock.runTurns()
    #expect(screen.navigation.transitionCoordinator != nil)
    #expect(screen.lift().disorder == nil && !screen.isOpen)
  }
}
