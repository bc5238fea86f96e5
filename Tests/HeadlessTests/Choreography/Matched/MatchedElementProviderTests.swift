import TestWorld
import Testing
import UIKit

@testable import InteractiveModal
@testable import InteractiveTransitions

@MainActor @Suite("Who tells of a screen's elements", .ownWorld) struct MatchedElementProviderTests {
  @Test("the one that is shown does, from the outside in")
  func isFound() {
    let simulator = Simulator()
    let (list, page) = (MessageListController(), MessagePageController())
    let navigation = UINavigationController(rootViewController: list)
    #expect(navigation.matchedElementProviders.first === list)
    let tabs = UITabBarController()
    tabs.viewControllers = [UIViewController(), navigation]
    #expect(tabs.matchedElementProviders.isEmpty)
    tabs.selectedIndex = 1
    #expect(tabs.matchedElementProviders.first === list)
    let container = UIViewController()
    container.addChild(tabs)
    #expect(container.matchedElementProviders.first === list)
    simulator.launch(root: container)
    #expect(container.matchedElementProviders.isEmpty)
    container.view.addSubview(tabs.view)
    container.addChild(page)
    #expect(container.matchedElementProviders.first === list)
    container.view.addSubview(page.view)
    #expect(container.matchedElementProviders.first === page)
    page.view.isHidden = true
    #expect(container.matchedElementProviders.first === list)
  }

  @Test("of pages side by side the one on the screen does")
  func scrollsPages() {
    let (simulator, container, scroll) = (Simulator(), UIViewController(), UIScrollView())
    simulator.launch(root: container)
    container.view.addSubview(scroll)
    scroll.frame = container.view.bounds
    let pages = (0..<3).map { _ in MessagePageController() }
    for (index, page) in pages.enumerated() {
      container.addChild(page)
      page.view.frame = scroll.bounds.offsetBy(dx: CGFloat(index) * scroll.bounds.width, dy: 0)
      scroll.addSubview(page.view)
    }
    for (index, page) in pages.enumerated() {
      scroll.contentOffset.x = CGFloat(index) * scroll.bounds.width
      #expect(container.matchedElementProviders.count == 1)
      #expect(container.matchedElementProviders.first === page)
    }
  }

  @Test("what a screen presents is not asked")
  func leavesPresented() {
    let screen = MatchedScreen(isModal: true).present().settle()
    #expect(screen.simulator.window?.rootViewController?.matchedElementProviders.first === screen.list)
  }

  @Test("screens with nothing in common by name have no choreography, and nothing is loaded to find out")
  func isNil() {
    let simulator = Simulator()
    let (list, page) = (MessageListController(), MessagePageController())
    let style = MatchedTransition(for: .push, from: list, to: page).map(TransitionStyle.choreography)
    #expect(style != nil)
    #expect(!list.isViewLoaded && !page.isViewLoaded)
    #expect(MatchedTransition(for: .push, from: list, to: UIViewController()) == nil)
    #expect(MatchedTransition(for: .push, from: UIViewController(), to: page) == nil)
    page.elements = { _ in [MatchedElement("other", nil)] }
    #expect(MatchedTransition(for: .pop, from: page, to: list) == nil && simulator.complaints.isEmpty)
  }

  @Test("the screen that the transition comes from chooses the spring")
  func choosesSpring() {
    let simulator = Simulator()
    let (list, page) = (MessageListController(), MessagePageController())
    list.spring = TransitionSpring(dampingRatio: 0.7, response: 0.9)
    #expect(MatchedTransition(for: .push, from: list, to: page)?.spring == list.spring)
    #expect(MatchedTransition(for: .pop, from: page, to: list)?.spring == nil)
    #expect(simulator.complaints.isEmpty)
  }

  @Test("what is put on a copy moves along with it, and goes with it")
  func prepares() {
    let screen = MatchedScreen().push().settle()
    let badge = screen.page.badge
    #expect(
      screen.page.copies == ["row", "face"] && badge.window == nil && badge.shown.transform.affine.isIdentity)
    screen.draw(150)
    #expect(screen.page.copies == ["row", "face", "face", "row"])
    #expect(badge.superview === screen.copies.last)
    #expect(abs(badge.shown.transform.affine.tx - 100 * screen.seen) < 1e-3)
    screen.cancelTouch()
    #expect(badge.window == nil && badge.shown.transform.affine.isIdentity && screen.disorder == nil)
  }

  @Test(
    "a radius out of its domain is brought into it",
    arguments: [
      (-3, 0), (CGFloat.nan, 0), (1e9, 20), (7, 7), (nil, 20),
    ] as [(CGFloat?, CGFloat)])
  func boundsRadius(radius: CGFloat?, expected: CGFloat) {
    let screen = MatchedScreen()
    screen.list.elements = { [MatchedElement("face", $0.row?.face, cornerRadius: radius)] }
    screen.push()
    #expect(screen.copies.map(\.layer.cornerRadius) == [expected])
    #expect(screen.settle().disorder == nil)
  }
}
