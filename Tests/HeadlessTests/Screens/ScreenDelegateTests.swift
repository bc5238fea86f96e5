import TestWorld
import Testing
import UIKit

@testable import InteractiveModal
@testable import InteractiveTransitions

@MainActor @Suite("Who is the delegate", .ownWorld) struct ScreenDelegateTests {
  /// Hears which pages are shown, and whether that is animated.
  private final class OtherDelegate: NSObject, UINavigationControllerDelegate {
    private(set) var shown: [String] = []

    func navigationController(
      _ navigationController: UINavigationController, willShow viewController: UIViewController,
      animated: Bool
    ) { add("will", viewController, animated) }

    func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) { add("did", viewController, animated) }

    private func add(_ what: String, _ page: UIViewController, _ isAnimated: Bool) {
      shown.append("\(what) \((page as? PageController)?.name ?? "") \(isAnimated)")
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
    let tabs = TabScreen()
    tabs.transition.attach(to: tabs.tabs)
    tabs.tap(1)
    #expect(tabs.settle().disorder == nil && tabs.listener.story == ["second?", "second"])
    #expect(tabs.transition.nextDelegate === tabs.listener)
  }

  @Test("the delegate from before hears which pages are shown, and whether that is animated")
  func tellsNext() {
    let (screen, other) = (NavigationScreen(), OtherDelegate())
    screen.transition.nextDelegate = other
    screen.open()
    screen.navigation.popViewController(animated: false)
    screen.settle()
    #expect(other.shown == ["will above true", "did above true", "will below false", "did below false"])
  }

  @Test("two that are attached in turn pass calls on once, whichever comes last", arguments: [1, 2, 3])
  func areAttachedInTurn(count: Int) {
    let (screen, other) = (NavigationScreen(), OtherDelegate())
    let second = NavigationTransition { _, _, _ in nil }
    screen.transition.nextDelegate = other
    for index in 0..<count {
      (index.isMultiple(of: 2) ? second : screen.transition).attach(to: screen.navigation)
    }
    #expect(screen.open().complaint == nil && other.shown == ["will above true", "did above true"])
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
    #expect(reports.count == 2)
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
    let meddler = RecordingTabDelegate()
    screen.navigation.delegate = other
    screen.transition.nextDelegate = OtherDelegate()
    #expect(screen.navigation.delegate === other)
    tabs.tabs.delegate = meddler
    tabs.transition.nextDelegate = RecordingTabDelegate()
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
    let meddler = RecordingTabDelegate()
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

    func add(_ operation: TransitionOperation, _ from: UIViewController, _ to: UIViewController) {
      let names = [from, to].map { ($0 as? PageController)?.name ?? "\(type(of: $0))" }
      all.append("\(operation): \(names[0]) to \(names[1])")
    }
  }

  @Test("the app is asked for a style with the page that leaves and the page that comes, in this order")
  func asksForPages() {
    let pages = ["first", "second"].map(PageController.init)
    let navigation = UINavigationController(rootViewController: pages[0])
    let (desk, questions) = (GuideDesk(root: navigation), Questions())
    NavigationTransition {
      questions.add($0, $1, $2)
      return .choreography(CrossFadeTransition())
    }.attach(to: navigation)
    navigation.pushViewController(pages[1], animated: true)
    desk.settle()
    navigation.popViewController(animated: true)
    desk.settle()
    #expect(questions.all == ["push: first to second", "pop: second to first"])
  }

  @Test(
    "and with the tab that leaves and the tab that comes, also before a finger may begin",
    arguments: [true, false])
  func asksForTabs(isSwiped: Bool) {
    let tabs = UITabBarController()
    tabs.viewControllers = ["first", "second"].map(PageController.init)
    let (desk, questions) = (GuideDesk(root: tabs), Questions())
    let transition = TabTransition {
      questions.add($0, $1, $2)
      return .choreography(CrossFadeTransition())
    }
    transition.region = .content
    transition.attach(to: tabs)
    for (index, distance) in [(1, -300.0), (0, 300)] {
      let start = CGPoint(x: distance < 0 ? 350 : 40, y: 400)
      if isSwiped { desk.drag(from: start, down: 0, right: distance) } else { tabs.selectedIndex = index }
      #expect(desk.settle().complaint == nil && tabs.selectedIndex == index)
    }
    let (forth, back) = ("forward: first to second", "backward: second to first")
    let first = questions.all.prefix { $0 == forth }
    #expect(!first.isEmpty && questions.all.dropFirst(first.count).allSatisfy { $0 == back })
    #expect(questions.all.last == back)
  }
}
