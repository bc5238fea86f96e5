import InteractiveModal
import InteractiveTransitions
import TestWorld
import Testing
import UIKit

/// The code of docs/Transitions.md, compiled and run (``GuideCodeTests``).
@MainActor private final class PhotoCell: UIView {
  let photo = UIView(frame: CGRect(x: 10, y: 10, width: 40, height: 40))
}

private final class PhotoListController: UIViewController {
  let openedCell: PhotoCell? = PhotoCell(frame: CGRect(x: 0, y: 200, width: 300, height: 60))

  override func viewDidLoad() {
    super.viewDidLoad()
    guard let openedCell else { return }
    openedCell.addSubview(openedCell.photo)
    view.addSubview(openedCell)
  }
}

private final class PhotoController: UIViewController {
  let photo = UIView(frame: CGRect(x: 50, y: 150, width: 300, height: 300))

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(photo)
  }
}

extension PhotoListController: MatchedElementProvider {
  func matchedElements(for operation: TransitionOperation, with other: UIViewController) -> [MatchedElement] {
    [MatchedElement("photo", self.openedCell?.photo)]
  }
}

extension PhotoController: MatchedElementProvider {
  func matchedElements(for operation: TransitionOperation, with other: UIViewController) -> [MatchedElement] {
    [MatchedElement("photo", self.photo)]
  }
}

private final class HomeController: UIViewController {
  let field = UIView(frame: CGRect(x: 20, y: 120, width: 300, height: 40))

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(field)
  }
}

private final class FindController: UIViewController {
  let bar = UIView(frame: CGRect(x: 20, y: 60, width: 350, height: 40))

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(bar)
  }
}

private final class TheirDelegate: NSObject, UINavigationControllerDelegate {
  private(set) var shown: [Int] = []

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {
    shown.append(navigationController.viewControllers.count)
  }
}

private typealias TheirAnimator = BlockAnimator

@MainActor @Suite("The guide to transitions", .ownWorld) struct TransitionsGuideTests {
  private let simulator = Simulator()
  private let navigation = UINavigationController(rootViewController: UIViewController())

  @Test("a photo grows out of its row")
  func matches() {
    let (list, photo) = (PhotoListController(), PhotoController())
    navigation.setViewControllers([list], animated: false)
    simulator.launch(root: navigation)
    NavigationTransition { operation, from, to in
      MatchedTransition(for: operation, from: from, to: to).map(TransitionStyle.choreography)
    }.attach(to: navigation)
    navigation.pushViewController(photo, animated: true)
    simulator.clock.advance(by: 0.1)
    #expect(list.openedCell?.photo.shown.alpha == 0)
    simulator.clock.runUntilIdle()
    #expect(
      list.openedCell?.photo.shown.alpha == 1 && photo.photo.shown.alpha == 1 && simulator.complaints.isEmpty)
  }

  @Test("a photo comes out of its thumbnail, and a screen out of a field, into a modal")
  func modals() {
    let (list, photo) = (PhotoListController(), PhotoController())
    simulator.launch(root: list)
    var configuration = ModalConfiguration()
    configuration.opening = MatchedTransition()
    list.present(photo, as: configuration)
    simulator.clock.advance(by: 0.1)
    #expect(list.openedCell?.photo.shown.alpha == 0)
    simulator.clock.runUntilIdle()
    let (home, search) = (HomeController(), FindController())
    simulator.launch(root: home)
    configuration.opening = RevealTransition(
      outOf: { [weak home] in home?.field }, anchor: { [weak search] in search?.bar })
    home.present(search, as: configuration)
    simulator.clock.advance(by: 0.1)
    #expect(home.field.shown.alpha == 0)
    simulator.clock.runUntilIdle()
    #expect(home.presentedViewController === search && simulator.complaints.isEmpty)
  }

  @Test("rows follow one another, tabs are swiped, children stand side by side")
  func others() {
    let tabs = UITabBarController()
    let (all, unread, flagged) = (UIViewController(), UIViewController(), UIViewController())
    let container = TransitionContainerController()
    tabs.viewControllers = [navigation, container]
    simulator.launch(root: tabs)
    NavigationTransition { _, _, _ in .choreography(StaggerTransition()) }.attach(to: navigation)
    let swiping = TabTransition { _, _, _ in .choreography(PageSlideTransition()) }
    swiping.region = .content
    swiping.attach(to: tabs)
    container.buttonPlacement = .top
    container.viewControllers = [all, unread, flagged]
    container.select(1, animated: true)
    navigation.pushViewController(UIViewController(), animated: true)
    simulator.clock.runUntilIdle()
    tabs.selectedIndex = 1
    simulator.clock.runUntilIdle()
    #expect(navigation.viewControllers.count == 2 && tabs.selectedViewController === container)
    #expect(container.selectedViewController === unread && simulator.complaints.isEmpty)
  }

  @Test("an app's own delegate still learns which pages are shown, and custom animators run")
  func theirs() {
    simulator.launch(root: navigation)
    let appsOwnDelegate = TheirDelegate()
    let pages = NavigationTransition { _, _, _ in nil }
    pages.attach(to: navigation)
    pages.nextDelegate = appsOwnDelegate
    navigation.pushViewController(UIViewController(), animated: true)
    simulator.clock.runUntilIdle()
    #expect(appsOwnDelegate.shown == [2])
    do {
      let navigation = UINavigationController(rootViewController: UIViewController())
      simulator.launch(root: navigation)
      NavigationTransition { operation, _, _ in
        operation == .push ? .animator { TheirAnimator() } : .choreography(PageSlideTransition())
      }.attach(to: navigation)
      navigation.pushViewController(UIViewController(), animated: true)
      simulator.clock.runUntilIdle()
      navigation.popViewController(animated: true)
      simulator.clock.runUntilIdle()
      #expect(navigation.viewControllers.count == 1 && simulator.complaints.isEmpty)
    }
  }
}
