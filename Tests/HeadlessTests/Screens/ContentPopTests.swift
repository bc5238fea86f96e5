import TestWorld
import Testing
import UIKit

@testable import InteractiveModal
@testable import InteractiveTransitions

/// From iOS 26 on the system pops pages from anywhere on their content (F386).
@Suite("The system's swipe back over the content", .ownWorld) @MainActor struct ContentPopTests {
  /// What a finger could also move that pops a page.
  enum Rival: CaseIterable { case tabs, container, opening }

  private let desk = GuideDesk(root: UIViewController())
  private let navigation = UINavigationController(rootViewController: UIViewController())

  init() {
    desk.simulator.systemVersion = 26
    navigation.pushViewController(UIViewController(), animated: false)
  }

  /// The root of an app that shows the pages, and whether the rival has moved.
  private func root(for rival: Rival) -> (root: UIViewController, hasMoved: () -> Bool) {
    switch rival {
    case .tabs:
      let tabs = UITabBarController()
      tabs.viewControllers = [UIViewController(), navigation]
      tabs.selectedIndex = 1
      let transition = TabTransition { _, _, _ in .choreography(CrossFadeTransition()) }
      transition.region = .content
      transition.attach(to: tabs)
      return (tabs, { tabs.selectedIndex == 0 })
    case .container:
      let container = TransitionContainerController()
      container.viewControllers = [UIViewController(), navigation]
      container.selectedIndex = 1
      return (container, { container.selectedIndex == 0 })
    case .opening:
      let configuration = ModalConfiguration.mail.with { $0.edge = .leading }
      navigation.view.addInteraction(ModalOpeningInteraction(as: configuration) { UIViewController() })
      return (navigation, { [navigation] in navigation.presentedViewController != nil })
    }
  }

  @Test(
    "pops a page first; on the first page the same finger changes tabs, or opens a drawer",
    arguments: Rival.allCases, [false, true])
  func pops(_ rival: Rival, deliversInward: Bool) {
    let (root, hasMoved) = root(for: rival)
    desk.simulator.window?.rootViewController = root
    desk.simulator.deliversInward = deliversInward
    for hasFirstPage in [false, true] {
      desk.drag(from: CGPoint(x: 100, y: 400), down: 0, right: 250)
      #expect(navigation.viewControllers.count == 1 && hasMoved() == hasFirstPage)
    }
    #expect(desk.complaint == nil)
  }

  @Test(
    "at the edge the kit's comes before a horizontal list on the page, and elsewhere after it",
    arguments: [true, false])
  func rivals(isAtEdge: Bool) {
    let screen = NavigationScreen(systemVersion: 26).open()
    let list = UIScrollView(frame: screen.above.view.bounds)
    list.contentSize = CGSize(width: 2000, height: 300)
    list.contentOffset.x = 500
    screen.above.view.addSubview(list)
    screen.finger.down(at: CGPoint(x: isAtEdge ? 4 : 100, y: 400))
    screen.drag(by: 250)
    #expect((screen.share > 0.4) == isAtEdge && (list.contentOffset.x < 400) == !isAtEdge)
    #expect(screen.release().disorder == nil && screen.isOpen == !isAtEdge)
  }

  @Test("the system's swipes wait for the kit's as long as that is the delegate's")
  func wait() throws {
    let navigation = NavigationScreen(systemVersion: 26).open().navigation
    let pans = navigation.view.gestureRecognizers?.compactMap { $0 as? PanGesture }
    let pan = try #require(pans?.first)
    #expect(navigation.popRecognizers.count == 2)
    for isDelegate in [true, false] {
      if !isDelegate { navigation.delegate = nil }
      for swipe in navigation.popRecognizers {
        #expect(pan.gestureRecognizer(pan, shouldBeRequiredToFailBy: swipe) == isDelegate)
      }
    }
  }

  @Test("with the system's swipe over the content switched off, the kit's begins at the edge")
  func isSwitchedOff() {
    let screen = NavigationScreen(systemVersion: 26).open()
    screen.navigation.interactiveContentPopGestureRecognizer?.isEnabled = false
    screen.finger.down(at: CGPoint(x: 100, y: 400))
    screen.drag(by: 250)
    #expect(screen.share == 0 && screen.release().isOpen)
    screen.draw(300)
    #expect(screen.release().disorder == nil && !screen.isOpen)
  }

  @Test(
    "is the kit's beside a navigation transition, wherever that lets a finger begin",
    arguments: [nil, .content, .edge()] as [GestureRegion?])
  func kits(region: GestureRegion?) {
    let screen = NavigationScreen(systemVersion: 26).open()
    if let region { screen.transition.region = region }
    let (begins, pops) = (screen.choreography.begins, region != .edge())
    screen.finger.down(at: CGPoint(x: 100, y: 400))
    screen.drag(by: 250)
    #expect((screen.share > 0.4) == pops && screen.choreography.begins == begins + (pops ? 1 : 0))
    screen.release()
    #expect(screen.navigation.viewControllers.count == (pops ? 1 : 2) && screen.disorder == nil)
  }
}
