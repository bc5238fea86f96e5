import TestWorld
import Testing
import UIKit

@testable import InteractiveModal
@testable import InteractiveTransitions

@MainActor @Suite("A container in other controllers", .ownWorld) struct ContainerPlaceTests {
  private func makeScreen() -> (screen: ContainerScreen, navigation: UINavigationController) {
    let screen = ContainerScreen()
    screen.simulator.window?.rootViewController = UIViewController()
    let navigation = UINavigationController(rootViewController: screen.container)
    screen.simulator.window?.rootViewController = navigation
    screen.settle()
    _ = screen.log.take()
    return (screen, navigation)
  }

  @Test("ends a transition when another page covers it, and says so to its child alone")
  func isCovered() {
    let (screen, navigation) = makeScreen()
    screen.select(1, for: 0.1)
    _ = screen.log.take()
    navigation.pushViewController(UIViewController(), animated: true)
    screen.settle()
    #expect(
      screen.log.take() == ["A didDisappear", "B didAppear", "B willDisappear", "B didDisappear"])
    #expect(!screen.container.switcher.appearance.isShown && screen.pages[1].presence == .gone)
    navigation.popViewController(animated: true)
    screen.settle()
    #expect(screen.log.take() == ["B willAppear", "B didAppear"])
    #expect(screen.disorder == nil)
  }

  @Test(
    "selects without a transition while it comes, goes, and is away", arguments: ["comes", "goes", "away"])
  func selectsMeanwhile(when: String) {
    let (screen, navigation) = makeScreen()
    navigation.pushViewController(UIViewController(), animated: true)
    if when != "goes" { screen.clock.runUntilIdle() } else { screen.clock.advance(by: 0.1) }
    if when == "comes" {
      navigation.popViewController(animated: true)
      screen.clock.advance(by: 0.1)
    }
    screen.container.select(2, animated: true)
    #expect(screen.container.selectedIndex == 2 && screen.container.switcher.transition == nil)
    #expect(screen.container.content?.subviews.map { $0 === screen.pages[2].view } == [true])
    screen.settle()
    #expect(screen.faultNow == nil && screen.pages[2].animations.allSatisfy { !$0 })
    navigation.popToRootViewController(animated: false)
    #expect(screen.settle().disorder == nil)
  }

  /// A child whose list fills it.
  private class ListPage: UIViewController {
    let list = UIScrollView()

    override func viewDidLoad() {
      super.viewDidLoad()
      list.frame = view.bounds
      list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      list.contentSize = CGSize(width: 300, height: 3000)
      view.addSubview(list)
    }
  }

  /// A child whose list does not count for the bars.
  private final class StillPage: ListPage {
    override func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? { nil }
  }

  @Test("a large title follows the selected child's list, and the former one's after a reversal")
  func largeTitle() {
    let (simulator, pages) = (Simulator(), [ListPage(), ListPage()])
    let container = TransitionContainerController()
    container.viewControllers = pages
    let navigation = UINavigationController(rootViewController: container)
    navigation.navigationBar.prefersLargeTitles = true
    simulator.launch(root: navigation)
    simulator.settleLayout()
    var height: CGFloat { navigation.navigationBar.bounds.height }
    #expect(height == 96)
    pages[0].list.contentOffset.y += 200
    simulator.settleLayout()
    #expect(height == 44)
    container.select(1, animated: true)
    simulator.clock.runUntilIdle()
    #expect(height == 96 && container.contentScrollView(for: .bottom) === pages[1].list)
    container.select(0, animated: true)
    simulator.clock.advance(by: 0.1)
    container.select(1, animated: true)
    simulator.clock.runUntilIdle()
    #expect(container.contentScrollView(for: .top) === pages[1].list && simulator.complaints.isEmpty)
    pages[1].list.contentOffset.y += 200
    simulator.settleLayout()
    #expect(height == 44)
    let own = UIScrollView()
    container.setContentScrollView(own, for: .top)
    container.select(0, animated: false)
    simulator.settleLayout()
    #expect(container.contentScrollView(for: .top) === own, "the app's own choice stays")
  }

  @Test("names no list of a child that returns nil from contentScrollView(for:)")
  func stillPage() {
    let container = TransitionContainerController()
    container.viewControllers = [ListPage(), StillPage()]
    let simulator = Simulator()
    simulator.launch(root: UINavigationController(rootViewController: container))
    simulator.settleLayout()
    #expect(container.contentScrollView(for: .top) != nil)
    container.selectedIndex = 1
    simulator.settleLayout()
    #expect(container.contentScrollView(for: .top) == nil && container.contentScrollView(for: .bottom) == nil)
  }

  @Test("comes back with the present titles, and with its page, which the app has shown elsewhere")
  func comesBack() {
    let (screen, navigation) = makeScreen()
    screen.container.buttonPlacement = .bottom
    navigation.pushViewController(UIViewController(), animated: false)
    screen.settle()
    screen.pages[1].title = "New"
    let elsewhere = UIView()
    elsewhere.addSubview(screen.pages[0].view)
    navigation.popViewController(animated: false)
    #expect(screen.settle().disorder == nil && elsewhere.subviews.isEmpty)
    #expect(screen.buttons.map(\.currentTitle) == ["A", "New", "C"])
  }

  /// A page that hides the system's bars once it has appeared, and lights the time before.
  private final class DarkPage: UIViewController {
    private var hasAppeared = false

    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
    override var prefersStatusBarHidden: Bool { hasAppeared }
    override var prefersHomeIndicatorAutoHidden: Bool { true }
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .landscape }
    override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .landscapeLeft }

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      hasAppeared = true
    }
  }

  @Test("shows the system's bars as the child wants that is selected, and as it wants when it has appeared")
  func showsBars() {
    let screen = ContainerScreen()
    screen.container.viewControllers += [DarkPage()]
    screen.container.select(3, animated: true)
    let (coming, simulator) = (screen.simulator.systemBars, screen.simulator)
    #expect(coming.statusBarStyle == .lightContent && !coming.isStatusBarHidden)
    #expect(coming.isHomeIndicatorHidden)
    #expect(screen.settle().disorder == nil && simulator.systemBars.isStatusBarHidden)
    screen.container.selectedIndex = 0
    #expect(!simulator.systemBars.isStatusBarHidden && !simulator.systemBars.isHomeIndicatorHidden)
  }

  @Test("the selected child decides about orientations, system gestures and the pointer")
  func systemQuestions() {
    let container = TransitionContainerController()
    #expect(container.supportedInterfaceOrientations == .allButUpsideDown)
    let page = DarkPage()
    container.viewControllers = [page]
    #expect(container.supportedInterfaceOrientations == .landscape)
    #expect(container.preferredInterfaceOrientationForPresentation == .landscapeLeft)
    #expect(container.childForScreenEdgesDeferringSystemGestures === page)
    #expect(container.childViewControllerForPointerLock === page)
  }

  @Test(
    "tells its children nothing when its view alone is taken away, and ends what runs",
    arguments: [true, false])
  func isTakenAway(isCustom: Bool) {
    let (screen, _) = makeScreen()
    if isCustom { screen.delegate.style = { _, _ in .animator { StuckAnimator() } } }
    screen.select(1, for: 0.1)
    #expect(screen.container.switcher.transition != nil)
    screen.container.content?.removeFromSuperview()
    #expect(screen.container.switcher.transition == nil && screen.offset(1) == 0)
    #expect(screen.faultNow == nil)
  }

  @Test("a change to new children does not run again, because the former ones are gone")
  func isNotDoneAgain() {
    let screen = ContainerScreen()
    TransitionInspector.shared.keepsLast = true
    screen.container.setViewControllers([ContainedPage("X", screen.log)], animated: true)
    screen.settle()
    TransitionInspector.shared.restart()
    #expect(screen.container.switcher.transition == nil && screen.disorder == nil)
  }
}
