import TestWorld
import Testing
import UIKit

@testable import InteractiveModal
@testable import InteractiveTransitions

@MainActor @Suite("Who is the delegate", .ownWorld) struct ScreenDelegateTests {
  private final class OtherDelegate: NSObject, UINavigationControllerDelegate {
    private(set) var shown: [String] = []

    func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) { shown.append((viewController as? PageController)?.name ?? "") }
  }

  /// Does something when it is asked whether a tab may be selected, and allows that.
  private final class MeddlingDelegate: NSObject, UITabBarControllerDelegate {
    var onQuestion: (UITabBarController) -> Void = { _ in }

    func tabBarController(
      _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool {
      onQuestion(tabBarController)
      return true
    }
  }

  @Test("attached again, it works once, and takes along the app's delegate", arguments: [true, false])
  func isAttachedAgain(hasOther: Bool) {
    let screen = NavigationScreen()
    let other = OtherDelegate()
    if hasOther { screen.navigation.delegate = other }
    screen.transition.attach(to: screen.navigation)
    #expect(screen.transition.nextDelegate === (hasOther ? other : nil))
    #expect(screen.open().disorder == nil)
    screen.draw(300)
    #expect(screen.release().disorder == nil && screen.choreography.operations == [.push, .pop])
    #expect(screen.navigation.view.interactions.count { $0 is SwipeInteraction } == 1)
  }

  @Test("two that are attached in turn pass calls on once, whichever comes last", arguments: [1, 2, 3])
  func areAttachedInTurn(count: Int) {
    let (screen, other) = (NavigationScreen(), OtherDelegate())
    let second = NavigationTransition { _, _, _ in nil }
    screen.transition.nextDelegate = other
    for index in 0..<count {
      (index.isMultiple(of: 2) ? second : screen.transition).attach(to: screen.navigation)
    }
    #expect(screen.push().settle().complaint == nil && other.shown == ["above"])
    let tabs = TabScreen()
    let secondTabs = TabTransition { _, _, _ in nil }
    for index in 0..<count { (index.isMultiple(of: 2) ? secondTabs : tabs.transition).attach(to: tabs.tabs) }
    tabs.tapButton(1)
    #expect(tabs.settle().complaint == nil && tabs.listener.story == ["second?", "second"])
  }

  @Test("a next delegate that passes calls back is refused, and the former one stays")
  func refusesRing() {
    let (screen, other) = (NavigationScreen(), OtherDelegate())
    var reports: [String] = []
    TransitionReport.onReport = { reports.append($0) }
    screen.transition.nextDelegate = other
    let second = NavigationTransition { _, _, _ in nil }
    second.nextDelegate = screen.transition
    screen.transition.nextDelegate = second
    screen.transition.nextDelegate = screen.transition
    #expect(screen.transition.nextDelegate === other && second.nextDelegate === screen.transition)
    #expect(
      reports
        == Array(repeating: "The next delegate of NavigationTransition passes calls back to it", count: 2))
  }

  @Test("with its interaction removed, no finger pops a page")
  func isRemoved() throws {
    let screen = NavigationScreen().open()
    let view: UIView = screen.navigation.view
    view.removeInteraction(try #require(view.interactions.first { $0 is SwipeInteraction }))
    #expect(!(view.gestureRecognizers ?? []).contains { $0 is PanGesture })
    screen.draw(300)
    #expect(screen.release().disorder == nil && screen.isOpen)
  }

  @Test("of tabs attached twice, it tells the one before it once")
  func isAttachedTwiceToTabs() {
    let screen = TabScreen()
    screen.transition.attach(to: screen.tabs)
    screen.tap(1)
    #expect(screen.settle().disorder == nil && screen.listener.story == ["second?", "second"])
    #expect(screen.transition.nextDelegate === screen.listener)
  }

  @Test(
    "where the app puts another in its place, the system's swipe follows the finger",
    arguments: [true, false])
  func isReplaced(isNil: Bool) {
    let screen = NavigationScreen().open()
    let other = OtherDelegate()
    screen.navigation.delegate = isNil ? nil : other
    screen.draw(60)
    #expect(screen.release().disorder == nil && screen.isOpen)
    screen.draw(300)
    #expect(screen.release().disorder == nil && !screen.isOpen)
    #expect(screen.choreography.operations == [.push])
  }

  @Test("where the app has put another in its place, a next delegate takes nothing back")
  func isPassedBy() {
    let (screen, tabs, other) = (NavigationScreen().open(), TabScreen(), OtherDelegate())
    let meddler = MeddlingDelegate()
    screen.navigation.delegate = other
    screen.transition.nextDelegate = OtherDelegate()
    #expect(screen.navigation.delegate === other)
    tabs.tabs.delegate = meddler
    tabs.transition.nextDelegate = MeddlingDelegate()
    #expect(tabs.tabs.delegate === meddler)
  }

  @Test("one that is replaced in mid-flight ends what it runs", arguments: [true, false])
  func isReplacedInFlight(isHeld: Bool) {
    let screen = NavigationScreen()
    isHeld ? screen.open().draw(300) : screen.push().clock.advance(by: 0.1)
    screen.navigation.delegate = nil
    #expect(screen.release().disorder == nil && (!screen.isOpen) == isHeld)
  }

  @Test("one that changes the tabs when it is asked is not overruled", arguments: [true, false])
  func changesTabs(leavesNeighbour: Bool) {
    let screen = TabScreen()
    let meddler = MeddlingDelegate()
    let rest = leavesNeighbour ? [screen.pages[0], screen.pages[2]] : [screen.pages[0]]
    meddler.onQuestion = { $0.viewControllers = rest }
    screen.transition.nextDelegate = meddler
    screen.draw(-280, from: 350)
    #expect(screen.release().disorder == nil && screen.tabs.selectedIndex == 0)
    #expect(screen.tabs.viewControllers == rest)
  }

  @Test("where the app puts another in its place, no finger selects a tab")
  func isReplacedOfTabs() {
    let screen = TabScreen()
    screen.tabs.delegate = screen.listener
    screen.draw(-300, from: 350)
    screen.release()
    #expect(screen.disorder == nil && screen.tabs.selectedIndex == 0 && screen.listener.story.isEmpty)
  }

  /// What the app's closure was asked: the operation, and the names of the screens.
  @MainActor private final class Questions {
    private(set) var all: [String] = []
    var operations: [TransitionOperation] = []

    func add(_ operation: TransitionOperation, _ from: UIViewController, _ to: UIViewController) {
      let names = [from, to].map { ($0 as? PageController)?.name ?? "\(type(of: $0))" }
      all.append(names.joined(separator: " to "))
      operations.append(operation)
    }
  }

  @Test("the app is asked for a style with the page that leaves and the page that comes, in this order")
  func asksForPages() {
    let simulator = Simulator()
    let (below, above) = (PageController(name: "below"), PageController(name: "above"))
    let navigation = UINavigationController(rootViewController: below)
    simulator.launch(root: navigation)
    let questions = Questions()
    NavigationTransition {
      questions.add($0, $1, $2)
      return .choreography(CrossFadeTransition())
    }.attach(to: navigation)
    navigation.pushViewController(above, animated: true)
    simulator.clock.runUntilIdle()
    navigation.popViewController(animated: true)
    simulator.clock.runUntilIdle()
    #expect(questions.all == ["below to above", "above to below"] && questions.operations == [.push, .pop])
  }

  @Test(
    "and with the tab that leaves and the tab that comes, also before a finger may begin",
    arguments: [true, false])
  func asksForTabs(isSwiped: Bool) {
    let simulator = Simulator()
    let tabs = UITabBarController()
    tabs.viewControllers = ["first", "second"].map(PageController.init)
    simulator.launch(root: tabs)
    let questions = Questions()
    let transition = TabTransition {
      questions.add($0, $1, $2)
      return .choreography(CrossFadeTransition())
    }
    transition.region = .content
    transition.attach(to: tabs)
    let finger = simulator.makeFinger()
    for (index, distance) in [(1, -300.0), (0, 300)] {
      if isSwiped {
        finger.down(at: CGPoint(x: distance < 0 ? 350 : 40, y: 400))
        for step in 1...30 {
          simulator.clock.advance(by: 0.01)
          finger.move(to: CGPoint(x: (distance < 0 ? 350 : 40) + distance * Double(step) / 30, y: 400))
        }
        finger.up()
      } else {
        tabs.selectedIndex = index
      }
      simulator.clock.runUntilIdle()
      #expect(tabs.selectedIndex == index)
    }
    let first = questions.all.prefix { $0 == "first to second" }
    #expect(!first.isEmpty && questions.all.dropFirst(first.count).allSatisfy { $0 == "second to first" })
    #expect(questions.all.last == "second to first")
    #expect(questions.operations.prefix(first.count).allSatisfy { $0 == .forward })
    #expect(questions.operations.dropFirst(first.count).allSatisfy { $0 == .backward })
  }
}
