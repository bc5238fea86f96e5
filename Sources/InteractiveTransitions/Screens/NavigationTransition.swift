import InteractiveModal
import UIKit

/// Runs the pushes and pops of a navigation controller with choreographies, and pops with a swipe.
///
/// ```swift
/// NavigationTransition { operation, from, to in
///   .choreography(StaggerTransition())
/// }.attach(to: navigationController)
/// ```
///
/// The navigation controller keeps the object, which becomes its delegate. The delegate from
/// before becomes ``nextDelegate``, and still hears which pages are shown. If the app sets another
/// delegate later, this object does nothing, and its swipe begins nothing.
@MainActor public final class NavigationTransition: NSObject {
  /// Where a finger can begin a pop; by default where it can in UIKit. That is the whole page from
  /// iOS 26 on, and the leading edge of the screen before. It is the edge, too, without a
  /// navigation controller, and if `interactiveContentPopGestureRecognizer` is disabled.
  public var region: GestureRegion {
    get { ownRegion ?? (navigation?.popsOnContent == true ? .content : .edge()) }
    set { ownRegion = newValue }
  }
  /// Returns whether a finger may pop a page; by default always.
  ///
  /// A finger pops only where the system's swipe would: not while
  /// `interactivePopGestureRecognizer` is disabled, nor under a hidden bar, nor a page that has no back
  /// button or a `backAction`. If the app sets the recognizer's delegate, that decides instead of bar
  /// and button.
  public var canPop: @MainActor (_ page: UIViewController) -> Bool = { _ in true }
  /// Gets every call but those for animators; by default the delegate from before. A delegate that
  /// passes its calls on to this object is refused, and `TransitionReport` tells of it.
  public weak var nextDelegate: (any UINavigationControllerDelegate)? {
    didSet {
      if nextDelegate === oldValue { return }
      // An assignment in an observer does not call the observer again.
      if reportsRing() { nextDelegate = oldValue } else { nextDelegateDidChange() }
    }
  }
  /// The motion of pages whose choreography has no spring of its own.
  public var motion = TransitionMotion()

  private var ownRegion: GestureRegion?
  private let style: SwipeInteraction.StyleProvider
  private weak var swipe: SwipeInteraction?
  private weak var navigation: UINavigationController?

  /// Creates the transitions.
  ///
  /// - Parameter style: Returns the style of a push or a pop. For `nil` the system runs the
  ///   transition; a pop that a swipe begins looks like the system's then.
  public init(
    style:
      @escaping @MainActor (TransitionOperation, _ from: UIViewController, _ to: UIViewController) ->
      TransitionStyle?
  ) { self.style = style }

  /// Becomes the delegate of a navigation controller, and adds the swipe to its view.
  ///
  /// A second call for the same navigation controller changes nothing.
  public func attach(to navigation: UINavigationController) {
    guard navigation.delegate !== self else { return }
    self.navigation = navigation
    (navigation.delegate as? NavigationTransition)?.remove(self)
    nextDelegate = navigation.delegate
    navigation.delegate = self
    if swipe?.view !== navigation.view { swipe = SwipeInteraction.add(self, to: navigation.view) }
  }

  private func nextDelegateDidChange() {
    askAgain()
    guard let nextDelegate else { return }
    Farewell.watch(nextDelegate) { [weak self] in self?.askAgain() }
  }

  /// Makes UIKit ask again which methods this object implements.
  private func askAgain() {
    guard let navigation, isDelegate else { return }
    navigation.delegate = nil
    navigation.delegate = self
  }
}

/// UIKit calls these methods. An app does not.
extension NavigationTransition: UINavigationControllerDelegate {
  /// Returns the animator of a push or a pop.
  public func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    // The system's own swipe refuses if a delegate could return an animator (F327). So the kit's
    // swipe also pops pages whose push the system has run.
    guard !isSystemSwiping, let swipe, let operation = TransitionOperation(operation) else { return nil }
    let fallback = swipe.isBeginning ? TransitionStyle.choreography(PageSlideTransition()) : nil
    return (style(operation, fromVC, toVC) ?? fallback).map { swipe.animator(for: operation, as: $0) }
  }

  /// Returns the object through which the kit drives the transition.
  public func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    swipe?.interactionController(for: animationController)
  }

  /// Tells the next delegate.
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) {
    let method = nextDelegate?.navigationController(_:willShow:animated:)
    callIfImplemented(method, navigationController, viewController, animated)
  }

  /// Tells the next delegate.
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {
    let method = nextDelegate?.navigationController(_:didShow:animated:)
    callIfImplemented(method, navigationController, viewController, animated)
  }
}

extension NavigationTransition: DelegateChain {}

extension NavigationTransition: SwipeDataSource {
  /// Requires a page below, and that the system's swipe and the app permit to pop this one.
  func canSwipe(_ direction: SwipeDirection) -> Bool {
    guard case .backward = direction, let navigation, isDelegate, let top = navigation.topViewController,
      navigation.viewControllers.count > 1, navigation.transitionCoordinator == nil
    else { return false }
    return navigation.permitsSwipeBack && canPop(top)
  }

  /// At the edge the swipe precedes scroll views on the page, also if it begins anywhere.
  func region(at distance: CGFloat) -> GestureRegion {
    let isAtEdge = GestureRegion.edge().contains(distanceFromEdge: distance)
    return region == .content && isAtEdge ? .edge() : region
  }

  /// Pops: a swipe goes backward only, see ``canSwipe(_:)``.
  func beginSwipe(_ direction: SwipeDirection) { navigation?.popViewController(animated: true) }

  func replay(_ operation: TransitionOperation, upper: UIViewController, lower: UIViewController) {
    guard let navigation, let index = navigation.viewControllers.firstIndex(of: lower),
      upper.parent == nil || navigation.viewControllers[index...].contains(upper)
    else { return }
    navigation.popToViewController(lower, animated: false)
    navigation.pushViewController(upper, animated: operation.isOpening)
    if !operation.isOpening { navigation.popViewController(animated: true) }
  }

  /// Makes the system's swipes wait for this swipe.
  func precedes(_ other: UIGestureRecognizer) -> Bool { isDelegate && systemSwipes.contains(other) }

  /// Whether UIKit asks this object for animators. The finger would not drive a pop of another
  /// delegate.
  private var isDelegate: Bool { navigation?.delegate === self }

  private var systemSwipes: [UIGestureRecognizer] { navigation?.popRecognizers ?? [] }

  /// Whether a swipe of the system pops, because this swipe did not begin. The system then runs the
  /// whole pop.
  private var isSystemSwiping: Bool { systemSwipes.contains { $0.state == .began || $0.state == .changed } }
}

extension TransitionOperation {
  fileprivate init?(_ operation: UINavigationController.Operation) {
    switch operation {
    case .push: self = .push
    case .pop: self = .pop
    case .none: return nil
    @unknown default: return nil
    }
  }
}

extension UINavigationController {
  /// Whether the system's swipe would pop the top page (F286, F434, F497). The system's own delegate of
  /// the recogniser refuses beside any animator (F327), so the kit asks only a delegate of the app.
  fileprivate var permitsSwipeBack: Bool {
    guard let recognizer = interactivePopGestureRecognizer else { return hasBackButton }
    guard recognizer.isEnabled else { return false }
    if recognizer.hasSystemDelegate { return hasBackButton }
    return callIfImplemented(recognizer.delegate?.gestureRecognizerShouldBegin, recognizer) ?? true
  }

  private var hasBackButton: Bool { !isNavigationBarHidden && topViewController?.navigationItem.pops == true }
}

extension UINavigationItem {
  /// Whether the bar shows a back button that pops.
  fileprivate var pops: Bool {
    !hasBackAction && !hidesBackButton
      && (leftItemsSupplementBackButton || (leftBarButtonItems ?? []).isEmpty)
  }
}
