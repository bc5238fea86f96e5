import UIKit

/// Gives the changes of a tab bar controller's selection choreographies, and a finger that swipes between tabs.
///
/// ```swift
/// let transition = TabTransition { operation, from, to in .choreography(StaggerTransition()) }
/// transition.region = .content
/// transition.attach(to: tabBarController)
/// ```
///
/// The tab bar controller keeps it; nothing else has to. It becomes the tab bar controller's delegate, and passes on what is
/// selected to the one that was there before. As long as the app has another in its place, it stands aside, and so does its
/// finger. A change to a later tab is ``TransitionOperation/forward``, to an earlier one
/// ``TransitionOperation/backward``: of two tabs the later one is always the upper screen.
///
/// In mid-flight, a tap on the tab that is left turns the change round, where UIKit lets the bar have it; a tap on a third
/// one has the running change end at once. What code selects meanwhile comes when UIKit makes that change.
@MainActor public final class TabTransition: NSObject {
  /// Returns what runs a change from one tab to another; `nil` for the system's own, which shows the new one at once.
  public typealias Vendor =
    @MainActor (TransitionOperation, _ from: UIViewController, _ to: UIViewController) ->
    TransitionStyle?

  /// Where a finger has to come down to swipe to the tab beside; nowhere by default, for nobody expects it of a tab bar. A
  /// page's own swipe back to the one before goes first.
  public var region = GestureRegion.disabled
  /// Is asked whether a tab may be selected, and hears of the one that was; by default the delegate that was there before.
  /// A swipe asks once, as it begins, and tells once the tab is there; a change in code does neither, as ever.
  public weak var next: (any UITabBarControllerDelegate)?
  /// How tabs move where their choreography has no spring of its own.
  public var motion = TransitionMotion()

  private let screens: TransitionProvider
  private weak var tabs: UITabBarController?
  /// The tab that the change under way leaves.
  private weak var origin: UIViewController?

  /// - Parameter vendor: Returns what runs a change; asked for each, and by a finger before it begins one.
  public init(vendor: @escaping Vendor) { screens = TransitionProvider(vendor) }

  /// Begins its work for a tab bar controller, whose view is loaded then. Of one for which it is at work already, nothing
  /// changes.
  public func attach(to tabs: UITabBarController) {
    guard tabs.delegate !== self else { return }
    self.tabs = tabs
    next = tabs.delegate
    tabs.delegate = self
    screens.attach(self, to: tabs.view)
  }

  /// Has the change under way go where somebody wants to, and returns whether it does; one that does not is ended at once.
  private func isWay(to tab: UIViewController, of tabs: UITabBarController) -> Bool {
    guard let runner = screens.runner else { return false }
    let isOrigin = tab === origin
    if isOrigin || tab === tabs.selectedViewController {
      if isOrigin == runner.isReturning { return isOrigin }
      if runner.turnRound() { return true }
    }
    runner.finishAtOnce()
    return false
  }

  private var listener: TabBarDelegateAdapter? { next.map(TabBarDelegateAdapter.init) }
}

/// UIKit asks these; an app has no reason to.
extension TabTransition: UITabBarControllerDelegate {
  /// Vends the animator of a change.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    origin = fromVC
    let operation = tabBarController.operation(from: fromVC, to: toVC)
    return screens.animator(for: operation, from: fromVC, to: toVC)
  }

  /// Vends the percent-driven transition through which it runs.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    screens.interactionController(for: animationController)
  }

  /// Is passed on. Where a change is under way, both its tabs are selected by having it go there.
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    guard listener?.shouldSelect(viewController, in: tabBarController) ?? true else { return false }
    return !isWay(to: viewController, of: tabBarController)
  }

  /// Is passed on.
  public func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) { listener?.didSelect(viewController, in: tabBarController) }
}

extension TabTransition: SwipeDataSource {
  func canBegin(_ draw: SwipeDirection) -> Bool {
    guard let tabs, tabs.delegate === self, tabs.transitionCoordinator == nil,
      let selected = tabs.selectedViewController,
      let tab = neighbour(by: draw)
    else { return false }
    return screens.vends(tabs.operation(from: selected, to: tab), from: selected, to: tab)
  }

  /// UIKit knows of no swipe: who is asked and told of a tap is asked and told here.
  func begin(_ draw: SwipeDirection) {
    guard let tabs, let tab = neighbour(by: draw),
      listener?.shouldSelect(tab, in: tabs) ?? true, tab === neighbour(by: draw)
    else { return }
    tabs.selectedViewController = tab
    tabs.transitionCoordinator?.animate(alongsideTransition: nil) { [weak self, weak tabs, weak tab] in
      guard !$0.isCancelled, let tabs, let tab else { return }
      self?.listener?.didSelect(tab, in: tabs)
    }
  }

  private func neighbour(by draw: SwipeDirection) -> UIViewController? {
    guard let tabs, let all = tabs.viewControllers, let selected = tabs.selectedViewController,
      let index = all.firstIndex(of: selected)
    else { return nil }
    switch draw {
    case .backward: return index > 0 ? all[index - 1] : nil
    case .forward: return index + 1 < all.count ? all[index + 1] : nil
    }
  }

  /// Without a delegate nothing is animated.
  func doAgain(_ operation: TransitionOperation, upper: UIViewController, lower: UIViewController) {
    guard let tabs, let all = tabs.viewControllers, all.contains(upper), all.contains(lower) else { return }
    let (from, to) = operation.isOpening ? (lower, upper) : (upper, lower)
    let delegate = tabs.delegate
    tabs.delegate = nil
    tabs.selectedViewController = from
    tabs.delegate = delegate
    tabs.selectedViewController = to
  }

  /// To a swipe that leads back on the page: the system's, or the kit's.
  func yields(to other: UIGestureRecognizer) -> Bool {
    if let navigation = other.view?.next as? UINavigationController,
      navigation.interactivePopGestureRecognizer === other
    {
      return true
    }
    return other is TransitionPanGestureRecognizer
  }
}

extension UITabBarController {
  /// What becomes of the later of two tabs. What is not among the tabs, the list of those that had no room say, is the last.
  fileprivate func operation(from: UIViewController, to: UIViewController) -> TransitionOperation {
    let places = [from, to].map { viewControllers?.firstIndex(of: $0) ?? .max }
    return places[1] > places[0] ? .forward : .backward
  }
}
