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

  // MARK: A wizard in a modal

  /// How a wizard keeps the user from going back.
  enum Lock: CaseIterable, Sendable {
    case noButton, otherButton, ownAction, hiddenBar, switchedOff

    @MainActor func apply(to page: UIViewController, of navigation: UINavigationController) {
      switch self {
      case .noButton: page.navigationItem.hidesBackButton = true
      case .otherButton: page.navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Close")
      case .ownAction: page.navigationItem.backAction = UIAction { _ in }
      case .hiddenBar: navigation.isNavigationBarHidden = true
      case .switchedOff:
        for swipe in [
          navigation.interactivePopGestureRecognizer, navigation.interactiveContentPopGestureRecognizer,
        ] { swipe?.isEnabled = false }
      }
    }
  }

  @Test(
    "no finger takes a wizard back, by the system's swipe or the kit's; down, it drags the modal away",
    arguments: Lock.allCases, [true, false])
  func wizard(lock: Lock, hasTransition: Bool) {
    for systemVersion in [18, 26] {
      let screen = Screen()
      screen.simulator.systemVersion = systemVersion
      let wizard = ModalNavigationController(rootViewController: UIViewController())
      if hasTransition {
        NavigationTransition { _, _, _ in .choreography(PageSlideTransition()) }.attach(to: wizard)
      }
      screen.root.present(wizard, as: .mail)
      screen.settle()
      let page = UIViewController()
      lock.apply(to: page, of: wizard)
      wizard.pushViewController(page, animated: true)
      screen.settle()
      for x: CGFloat in [4, 200] {
        screen.finger.down(at: CGPoint(x: x, y: 500))
        screen.drag(by: 0, sideways: 180)
        screen.lift()
        #expect(wizard.topViewController === page && screen.complaint == nil)
        #expect(wizard.presentationController?.presentedView?.shown.transform.affine.isIdentity == true)
      }
      screen.finger.down(at: CGPoint(x: 200, y: 500))
      screen.drag(by: 300)
      #expect(screen.lift().complaint == nil && wizard.presentingViewController == nil)
    }
  }

  @Test("a wizard that may not be left resists a finger, and a Done button closes it")
  func wizardIsNotLeft() {
    let screen = Screen()
    let wizard = ModalNavigationController(rootViewController: UIViewController())
    wizard.isModalInPresentation = true
    screen.root.present(wizard, as: .mail)
    screen.settle()
    let done = UIBarButtonItem(
      title: "Done", primaryAction: UIAction { _ in wizard.dismiss(animated: true) })
    wizard.topViewController?.navigationItem.rightBarButtonItem = done
    screen.finger.down(at: CGPoint(x: 200, y: 500))
    screen.drag(by: 400)
    #expect(screen.release().complaint == nil && wizard.presentingViewController != nil)
    let bar: UIView = wizard.navigationBar
    screen.finger.down(at: bar.shown(CGPoint(x: bar.bounds.maxX - 30, y: 22)))
    #expect(screen.lift().complaint == nil && wizard.presentingViewController == nil)
    #expect(screen.root.disturbance == nil)
  }

  // MARK: A search in a modal

  /// A list with a search, in a navigation controller on a card; the user has tapped the field.
  @MainActor private struct Searching {
    let screen = Screen()
    let page = UIViewController()
    let search = UISearchController(searchResultsController: nil)
    let navigation: ModalNavigationController

    init(isContext: Bool) {
      screen.simulator.hasHardwareKeyboard = false
      page.definesPresentationContext = isContext
      page.navigationItem.searchController = search
      page.navigationItem.hidesSearchBarWhenScrolling = false
      navigation = ModalNavigationController(rootViewController: page)
      screen.root.present(navigation, as: .mail)
      screen.settle()
      tap(search.searchBar.searchTextField, at: 0.5)
    }

    func tap(_ view: UIView, at share: CGFloat) {
      screen.finger.down(
        at: view.shown(CGPoint(x: view.bounds.minX + share * view.bounds.width, y: view.bounds.midY)))
      screen.lift()
    }

    var card: UIView { navigation.presentationController?.presentedView ?? UIView() }
    var isEditing: Bool { search.searchBar.searchTextField.isFirstResponder }
  }

  @Test(
    "a search on a modal keeps its keyboard, and a finger drags the modal away", arguments: [true, false])
  func search(isContext: Bool) {
    let story = Searching(isContext: isContext)
    let (screen, search) = (story.screen, story.search)
    #expect(search.presentingViewController === (isContext ? story.page : story.navigation))
    #expect(story.isEditing && screen.simulator.keyboardFrame.minY < 600)
    let top = story.card.shown.box.minY
    screen.finger.down(at: CGPoint(x: 200, y: 300))
    screen.drag(by: 100)
    #expect(story.card.shown.box.minY > top + 80)
    screen.release()
    #expect(abs(story.card.shown.box.minY - top) < 1e-6 && search.isActive && story.isEditing)
    screen.finger.down(at: CGPoint(x: 200, y: 300))
    screen.drag(by: 350)
    screen.lift()
    #expect(story.navigation.presentingViewController == nil && !search.isActive && !story.isEditing)
    #expect(screen.complaint == nil && screen.root.disturbance == nil)
  }

  @Test("Cancel ends a search and nothing else, and the modal can go then", arguments: [true, false])
  func cancelsSearch(isContext: Bool) {
    let story = Searching(isContext: isContext)
    story.tap(story.search.searchBar, at: 0.95)
    #expect(!story.search.isActive && !story.isEditing && story.navigation.presentingViewController != nil)
    story.navigation.dismiss(animated: true)
    #expect(story.screen.settle().complaint == nil && story.navigation.presentingViewController == nil)
  }

  @Test("dismissModal closes a modal on which a search is active", arguments: [true, false])
  func dismissesSearching(isContext: Bool) {
    let story = Searching(isContext: isContext)
    story.page.dismissModal()
    story.screen.clock.advance(by: 0.1)
    #expect(story.card.shown.box.minY > 100)
    #expect(story.screen.settle().complaint == nil && story.navigation.presentingViewController == nil)
    #expect(!story.search.isActive && story.screen.root.disturbance == nil)
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
