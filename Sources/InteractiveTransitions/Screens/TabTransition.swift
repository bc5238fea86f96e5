import InteractiveModal
import UIKit

/// Runs changes of a tab bar controller's selection with choreographies, and changes tabs with a
/// swipe.
///
/// ```swift
/// let transition = TabTransition { operation, from, to in .choreography(StaggerTransition()) }
/// transition.region = .content
/// transition.attach(to: tabBarController)
/// ```
///
/// The tab bar controller keeps the object, which becomes its delegate. The delegate from before
/// becomes ``nextDelegate``. If the app sets another delegate later, this object does nothing, and
/// its swipe begins nothing.
///
/// The later of two tabs is always the upper screen. A change to a later tab is
/// ``TransitionOperation/forward``, and a change to an earlier tab
/// ``TransitionOperation/backward``. During a change, a tap on the tab that leaves reverses the
/// change, if UIKit delivers the tap to the bar. A tap on a third tab finishes the running change
/// at once. A selection in code waits until UIKit runs it.
///
/// On visionOS UIKit asks a tab bar controller's delegate for no animator, so a tab is shown at
/// once.
@MainActor public final class TabTransition: NSObject {
  /// Where a finger can begin a change; `.disabled` by default, because tab bars have no swipe in
  /// UIKit. A page's own swipe back precedes it.
  public var region = GestureRegion.disabled
  /// Decides whether a tab may be selected, hears of selections, and gets every other call but those
  /// for animators; by default the delegate from before.
  ///
  /// A swipe asks it as it begins, and tells it once the tab is selected, from iOS 18 on by both
  /// methods each. As in UIKit, a change in code does neither. A delegate that passes its calls on to
  /// this object is refused, and `TransitionReport` tells of it.
  public weak var nextDelegate: (any UITabBarControllerDelegate)? {
    didSet {
      if nextDelegate === oldValue { return }
      // An assignment in an observer does not call the observer again.
      if reportsRing() { nextDelegate = oldValue } else { nextDelegateDidChange() }
    }
  }
  /// The motion of tabs whose choreography has no spring of its own.
  public var motion = TransitionMotion()

  private let style: SwipeInteraction.StyleProvider
  private weak var swipe: SwipeInteraction?
  private weak var tabs: UITabBarController?
  /// The tab that the running change leaves.
  private weak var origin: UIViewController?

  /// Creates the transitions.
  ///
  /// - Parameter style: Returns the style of a change. For `nil` the system shows the new tab at
  ///   once, and no swipe begins.
  public init(
    style:
      @escaping @MainActor (TransitionOperation, _ from: UIViewController, _ to: UIViewController) ->
      TransitionStyle?
  ) { self.style = style }

  /// Becomes the delegate of a tab bar controller, and adds the swipe to its view.
  ///
  /// A second call for the same tab bar controller changes nothing.
  public func attach(to tabs: UITabBarController) {
    guard tabs.delegate !== self else { return }
    self.tabs = tabs
    (tabs.delegate as? TabTransition)?.remove(self)
    nextDelegate = tabs.delegate
    tabs.delegate = self
    if swipe?.view !== tabs.view { swipe = SwipeInteraction.add(self, to: tabs.view) }
  }

  private func nextDelegateDidChange() {
    askAgain()
    guard let nextDelegate else { return }
    Farewell.watch(nextDelegate) { [weak self] in self?.askAgain() }
  }

  /// Makes UIKit ask again which methods this object implements.
  private func askAgain() {
    guard let tabs, tabs.delegate === self else { return }
    tabs.delegate = nil
    tabs.delegate = self
  }

  /// Leads the running change to a tab, and returns whether it does. A change that cannot lead
  /// there is finished at once.
  private func redirect(to tab: UIViewController, of tabs: UITabBarController) -> Bool {
    guard let transition = swipe?.transition else { return false }
    let isOrigin = tab === origin
    if isOrigin || tab === tabs.selectedViewController {
      if isOrigin == transition.isReturning { return isOrigin }
      if transition.turnRound() { return true }
    }
    transition.finishAtOnce()
    return false
  }
}

/// UIKit calls these methods. An app does not.
extension TabTransition: UITabBarControllerDelegate {
  /// Returns the animator of a change.
  @available(visionOS, unavailable)
  public func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    origin = fromVC
    let operation = tabBarController.operation(from: fromVC, to: toVC)
    return style(operation, fromVC, toVC).flatMap { swipe?.animator(for: operation, as: $0) }
  }

  /// Returns the object through which the kit drives the change.
  @available(visionOS, unavailable)
  public func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    swipe?.interactionController(for: animationController)
  }

  /// Asks the next delegate. During a change, leads that change to its origin or its target
  /// instead of selecting them.
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    let method = nextDelegate?.tabBarController(_:shouldSelect:)
    guard callIfImplemented(method, tabBarController, viewController) ?? true else { return false }
    return !redirect(to: viewController, of: tabBarController)
  }

  /// Tells the next delegate.
  public func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {
    callIfImplemented(nextDelegate?.tabBarController(_:didSelect:), tabBarController, viewController)
  }
}

extension TabTransition: DelegateChain {}

extension TabTransition: SwipeDataSource {
  func canSwipe(_ direction: SwipeDirection) -> Bool {
    guard let tabs, tabs.delegate === self, tabs.transitionCoordinator == nil,
      let selected = tabs.selectedViewController, let tab = neighbour(direction)
    else { return false }
    return style(tabs.operation(from: selected, to: tab), selected, tab) != nil
  }

  /// Selects the neighbour. UIKit does not know swipes, so this method asks and tells the next
  /// delegate.
  func beginSwipe(_ direction: SwipeDirection) {
    guard let tabs, let tab = neighbour(direction) else { return }
    if let nextDelegate, !tabs.mayUserSelect(tab, by: nextDelegate) { return }
    guard tab === neighbour(direction) else { return }
    let former = tabs.selectedViewController
    tabs.selectedViewController = tab
    tabs.transitionCoordinator?.animate(alongsideTransition: nil) {
      [weak self, weak tabs, weak tab, weak former] in
      guard !$0.isCancelled, let tabs, let tab, let nextDelegate = self?.nextDelegate else { return }
      tabs.userDidSelect(tab, after: former, tell: nextDelegate)
    }
  }

  private func neighbour(_ direction: SwipeDirection) -> UIViewController? {
    guard let tabs, let all = tabs.viewControllers, let selected = tabs.selectedViewController,
      let index = all.firstIndex(of: selected)
    else { return nil }
    switch direction {
    case .backward: return index > 0 ? all[index - 1] : nil
    case .forward: return index + 1 < all.count ? all[index + 1] : nil
    }
  }

  /// Goes back without a delegate, so that nothing is animated, and selects again.
  func replay(_ operation: TransitionOperation, upper: UIViewController, lower: UIViewController) {
    guard let tabs, let all = tabs.viewControllers, all.contains(upper), all.contains(lower) else { return }
    let (from, to) = operation.isOpening ? (lower, upper) : (upper, lower)
    let delegate = tabs.delegate
    tabs.delegate = nil
    tabs.selectedViewController = from
    tabs.delegate = delegate
    tabs.selectedViewController = to
  }

  /// Waits for swipes back on a page, of the system and of the kit.
  func yields(to other: UIGestureRecognizer) -> Bool {
    other.isSystemPop || other is PanGesture
  }
}

extension UITabBarController {
  /// The operation of a change between two controllers. A controller that is no tab, such as the
  /// More list, counts as the last.
  fileprivate func operation(from: UIViewController, to: UIViewController) -> TransitionOperation {
    let indices = [from, to].map { viewControllers?.firstIndex(of: $0) ?? .max }
    return indices[1] > indices[0] ? .forward : .backward
  }
}
