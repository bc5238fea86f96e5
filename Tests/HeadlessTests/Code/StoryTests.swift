import TestWorld
import Testing
import UIKit

@testable import InteractiveModal
@testable import InteractiveTransitions

@Suite("Stories of apps", .ownWorld) @MainActor struct StoryTests {
  // MARK: A stack whose upper modal is under a finger

  /// Which controller the app tells to dismiss.
  enum Caller: CaseIterable { case page, upper, lower, root }

  @Test(
    "while a finger drags the upper of two modals, dismiss closes what it would close without the finger",
    arguments: Caller.allCases, [true, false])
  func dismissesUnderFinger(caller: Caller, animated: Bool) {
    let screen = Screen().open()
    let page = UIViewController()
    let upper = UINavigationController(rootViewController: page)
    screen.draft.present(upper, as: .mail)
    screen.settle()
    screen.finger.down(at: upper.view.shown(CGPoint(x: 200, y: 20)))
    screen.drag(by: 250)
    var completions = 0
    let controller: UIViewController =
      switch caller {
      case .page: page
      case .upper: upper
      case .lower: screen.draft
      case .root: screen.root
      }
    controller.dismiss(animated: animated) { completions += 1 }
    screen.clock.advance(by: 1)
    #expect(upper.presentingViewController == nil && completions == 1)
    #expect(screen.isPresented == (caller != .root))
    screen.drag(by: 300)
    screen.lift()
    #expect(caller == .root ? screen.leftover == nil : screen.disorder == nil)
  }

  // MARK: A search in a modal

  @Test(
    "a search on a modal keeps its keyboard, and a finger drags the modal away", arguments: [true, false])
  func search(isContext: Bool) {
    let (screen, page) = (Screen(), UIViewController())
    let search = UISearchController(searchResultsController: nil)
    screen.simulator.hasHardwareKeyboard = false
    page.definesPresentationContext = isContext
    page.navigationItem.searchController = search
    page.navigationItem.hidesSearchBarWhenScrolling = false
    let navigation = ModalNavigationController(rootViewController: page)
    screen.root.present(navigation, as: .mail)
    screen.settle()
    let field = search.searchBar.searchTextField
    screen.finger.down(at: field.shown(CGPoint(x: field.bounds.midX, y: field.bounds.midY)))
    screen.lift()
    #expect(search.presentingViewController === (isContext ? page : navigation))
    #expect(field.isFirstResponder && screen.simulator.keyboardFrame.minY < 600)
    let card = navigation.presentationController?.presentedView ?? UIView()
    let top = card.shown.box.minY
    screen.finger.down(at: CGPoint(x: 200, y: 300))
    screen.drag(by: 100)
    #expect(card.shown.box.minY > top + 80)
    screen.release()
    #expect(abs(card.shown.box.minY - top) < 1e-6 && search.isActive && field.isFirstResponder)
    screen.finger.down(at: CGPoint(x: 200, y: 300))
    screen.drag(by: 350)
    screen.lift()
    #expect(navigation.presentingViewController == nil && !search.isActive && !field.isFirstResponder)
    #expect(screen.complaint == nil && screen.root.disturbance == nil)
  }

  // MARK: Tabs with a veto

  /// An app whose second tab is no screen: it presents a modal instead.
  private final class ComposeTab: NSObject, UITabBarControllerDelegate {
    var asksForTabs = false
    let draft = UIViewController()
    private(set) var selected: [Int] = []

    private func mayShow(_ tabs: UITabBarController, _ controller: UIViewController?) -> Bool {
      guard controller === tabs.viewControllers?[1] else { return true }
      tabs.present(draft, as: .mail)
      return false
    }

    func tabBarController(
      _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool { asksForTabs || mayShow(tabBarController, viewController) }

    func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool {
      !asksForTabs || mayShow(tabBarController, tab.viewController)
    }

    func tabBarController(
      _ tabBarController: UITabBarController, didSelect viewController: UIViewController
    ) { selected.append(tabBarController.selectedIndex) }
  }

  @Test(
    "a tab that is vetoed for a modal opens the modal, by a tap and by a swipe", arguments: [true, false])
  func vetoes(isSwiped: Bool) {
    // UIKit asks Apple's newer method of a delegate that forwards it; the headless UIKit forwards nothing.
    for asksForTabs in isSwiped ? [false, true] : [false] {
      let (screen, app) = (TabScreen(), ComposeTab())
      app.asksForTabs = asksForTabs
      screen.transition.nextDelegate = app
      if isSwiped { screen.draw(-280, from: 350) } else { screen.tapButton(1) }
      screen.release()
      #expect(screen.tabs.presentedViewController === app.draft && screen.tabs.selectedIndex == 0)
      #expect(app.selected == [] && screen.choreography.begins == 0)
      screen.finger.down(at: CGPoint(x: 200, y: 300))
      screen.drag(by: CGVector(dx: 0, dy: 400))
      #expect(screen.lift().disorder == nil && screen.tabs.presentedViewController == nil)
      screen.tapButton(2)
      #expect(screen.settle().disorder == nil && app.selected == [2])
    }
  }
}
