import TestWorld
import Testing

@testable import InteractiveModal
@testable import InteractiveTransitions
@testable import UIKit

@MainActor @Suite("A push or a pop that a choreography runs", .ownWorld) struct NavigationTransitionTests {
  @Test("goes from one page to the other, and back, and gives all views back")
  func goesThereAndBack() {
    let screen = NavigationScreen().push()
    #expect(abs(screen.share - 1) < 1e-9)
    screen.clock.advance(by: 0.1)
    #expect((0.05...0.95).contains(screen.share) && screen.isUpperAbove)
    #expect(screen.settle().disorder == nil && screen.above.calls == ["willAppear", "didAppear"])
    screen.pop().run(for: 0.1)
    #expect(screen.isUpperAbove)
    #expect(screen.settle().disorder == nil && screen.navigation.viewControllers == [screen.below])
    #expect(screen.choreography.operations == [.push, .pop] && screen.choreography.ends == [true, false])
  }

  @Test("tells UIKit and the pages where a finger sends it", arguments: [true, false])
  func tellsUIKit(isLong: Bool) {
    let screen = NavigationScreen().open()
    screen.draw(isLong ? 300 : 100)
    var cancellations: [Bool] = []
    screen.navigation.transitionCoordinator?.notifyWhenInteractionChanges {
      cancellations.append($0.isCancelled)
    }
    #expect(screen.release().disorder == nil && cancellations == [!isLong])
    let calls = isLong ? ["willAppear", "didAppear"] : ["willAppear", "willDisappear", "didDisappear"]
    #expect(screen.below.calls.suffix(calls.count) == calls)
  }

  @Test(
    "the navigation bar fades with the finger, and is restored if the page returns", arguments: [100, 300])
  func fadesBar(points: CGFloat) {
    let screen = NavigationScreen()
    (screen.below.title, screen.above.title) = ("below", "above")
    screen.open().draw(points)
    let row = screen.navigation.navigationBar.row
    #expect(abs(CGFloat(row.layer.shown.opacity) - max(2 * screen.share - 1, 0)) < 0.04)
    #expect(screen.release().disorder == nil && row.layer.shown.opacity == 1)
    let titles = row.subviews.compactMap { ($0 as? UILabel)?.text }
    #expect(titles == [points == 100 ? "above" : "below"])
  }

  @Test(
    "leaves a page its safe area on the way, wherever the camera is")
  func keepsSafeArea() {
    let screen = NavigationScreen().open()
    screen.simulator.rotate(to: .landscapeLeft)
    screen.above.additionalSafeAreaInsets = UIEdgeInsets(top: 5, left: 6, bottom: 7, right: 8)
    screen.settle()
    var resting = screen.above.view.safeAreaInsets
    #expect(resting.left > 6)
    screen.finger.down(at: CGPoint(x: 4, y: 200))
    for points in [200, 30] as [CGFloat] {
      screen.drag(by: points)
      screen.above.view.setNeedsLayout()
      screen.clock.advance(by: 0.05)
      #expect(screen.share > 0.1 && screen.above.view.safeAreaInsets == resting)
      #expect(screen.above.additionalSafeAreaInsets.left > 7)
      if points == 200 { resting.bottom += 50 }
      screen.above.additionalSafeAreaInsets.bottom = 57
    }
    screen.cancelTouch()
    let own = UIEdgeInsets(top: 5, left: 6, bottom: 57, right: 8)
    #expect(screen.above.additionalSafeAreaInsets == own && screen.disorder == nil)
  }

  @Test(
    "where the vendor has nothing, the system's transition runs, and a swipe moves the page with the finger")
  func leavesOthers() {
    let screen = NavigationScreen()
    screen.style = { _ in nil }
    screen.open().draw(300)
    #expect(abs(screen.share * screen.width - 290) < Screen.unseen)
    #expect(screen.release().disorder == nil && !screen.isOpen && screen.choreography.begins == 0)
  }

  @Test("a finger at the edge goes back, also where the page is a container that is swiped anywhere")
  func goesBackOverContainer() {
    let screen = NavigationScreen()
    let container = TransitionContainerController()
    container.viewControllers = [UIViewController(), UIViewController()]
    container.select(1, animated: false)
    screen.navigation.pushViewController(container, animated: true)
    screen.settle().draw(300)
    #expect(screen.release().navigation.viewControllers == [screen.below] && container.selectedIndex == 1)
    #expect(screen.simulator.complaints.isEmpty)
  }

  @Test("a second push in the first one's flight comes after it")
  func isPushedTwice() {
    let screen = NavigationScreen().push().run(for: 0.1)
    let third = PageController(name: "third")
    screen.navigation.pushViewController(third, animated: true)
    screen.settle()
    #expect(screen.navigation.topViewController === third)
    #expect(screen.simulator.complaints.isEmpty && screen.choreography.isBalanced)
    #expect(third.view.shown.transform.affine.isIdentity && third.view.window != nil)
  }

  @Test("where UIKit begins far too late, the page is there at once", arguments: [0.5, 4.5, 7])
  func beginsLate(seconds: TimeInterval) {
    let screen = NavigationScreen()
    screen.simulator.transitionStart = .after(seconds)
    screen.push()
    screen.clock.advance(by: seconds + 0.05)
    #expect(screen.above.view.window != nil)
    #expect((screen.navigation.transitionCoordinator == nil) == (seconds > 5))
    #expect(screen.settle().disorder == nil && screen.isOpen)
  }

  @Test("a push that begins in the background ends there")
  func inBackground() {
    let screen = NavigationScreen()
    screen.simulator.enterBackground()
    screen.push()
    #expect(screen.disorder == nil && screen.navigation.topViewController === screen.above)
  }

  @Test("a finger that draws a page for longer than UIKit may take to begin pops no other one")
  func beginsTooLate() {
    let screen = NavigationScreen().open()
    screen.navigation.pushViewController(PageController(name: "third"), animated: true)
    screen.settle()
    screen.simulator.transitionStart = .after(7)
    screen.draw(200)
    screen.clock.advance(by: 5.5)
    screen.drag(by: 100)
    #expect(screen.lift().disorder == nil && screen.isOpen)
  }
}
