import UIKit

/// Gives a navigation controller's pushes and pops choreographies, and the finger that pops.
///
/// ```swift
/// NavigationTransition { operation, from, to in .choreography(StaggerTransition()) }.attach(to: navigationController)
/// ```
///
/// The navigation controller keeps it; nothing else has to. It becomes the navigation controller's delegate: an app's own is
/// set before, or as ``next``. As long as the app has another in its place, it stands aside, and so does its finger. The
/// delegate from before goes on hearing of what is shown; of animators it is not asked any more, for they are the vendor's,
/// nor of orientations, which a navigation controller's own class can say.
@MainActor public final class NavigationTransition: NSObject {
  /// Returns what runs a push or a pop from one controller to another; `nil` for the system's own.
  public typealias Vendor =
    @MainActor (TransitionOperation, _ from: UIViewController, _ to: UIViewController) ->
    TransitionStyle?

  /// Where a finger has to come down to pop; near the edge where lines begin by default. A pop for
  /// which nothing is vended looks as the system's then.
  public var region = GestureRegion.screenEdge()
  /// Hears of what will be shown and what is; by default the delegate that was there before.
  public weak var next: (any UINavigationControllerDelegate)?
  /// How pages move where their choreography has no spring of its own.
  public var motion = TransitionMotion()

  private let screens: TransitionProvider
  private weak var navigation: UINavigationController?

  /// - Parameter vendor: Returns what runs a transition; asked for each, and by a finger before it begins one.
  public init(vendor: @escaping Vendor) { screens = TransitionProvider(vendor) }

  /// Begins its work for a navigation controller, whose view is loaded then. Of one for which it is at work already, nothing
  /// changes.
  public func attach(to navigation: UINavigationController) {
    guard navigation.delegate !== self else { return }
    self.navigation = navigation
    next = navigation.delegate
    navigation.delegate = self
    screens.attach(self, to: navigation.view)
  }
}

/// UIKit asks these; an app has no reason to.
extension NavigationTransition: UINavigationControllerDelegate {
  /// Vends the animator of a push or a pop.
  public func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    // A finger draws a page away also where the system's transition runs else: its own swipe refuses where the delegate
    // could vend an animator (F327).
    guard !isSystems else { return nil }
    return TransitionOperation(operation).flatMap {
      screens.animator(for: $0, from: fromVC, to: toVC, byFinger: .choreography(PageSlideTransition()))
    }
  }

  /// Vends the percent-driven transition through which it runs.
  public func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    screens.interactionController(for: animationController)
  }

  /// Is passed on.
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) {
    next.map(NavigationDelegateAdapter.init)?.willShow(
      viewController, in: navigationController, animated: animated)
  }

  /// Is passed on.
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {
    next.map(NavigationDelegateAdapter.init)?.didShow(
      viewController, in: navigationController, animated: animated)
  }
}

extension NavigationTransition: SwipeDataSource {
  /// What the system's own swipe asks for too: a page below, and the bar's back button on this one.
  func canBegin(_ draw: SwipeDirection) -> Bool {
    guard case .backward = draw, let navigation, isAsked, let top = navigation.topViewController,
      navigation.viewControllers.count > 1, navigation.transitionCoordinator == nil,
      !top.navigationItem.hidesBackButton, (top.navigationItem.leftBarButtonItems ?? []).isEmpty
    else { return false }
    return true
  }

  func begin(_ draw: SwipeDirection) { navigation?.popViewController(animated: true) }

  func doAgain(_ operation: TransitionOperation, upper: UIViewController, lower: UIViewController) {
    guard let navigation, let index = navigation.viewControllers.firstIndex(of: lower),
      upper.parent == nil || navigation.viewControllers[index...].contains(upper)
    else { return }
    navigation.popToViewController(lower, animated: false)
    navigation.pushViewController(upper, animated: operation.isOpening)
    if !operation.isOpening { navigation.popViewController(animated: true) }
  }

  /// The system's swipe waits for this one.
  func precedes(_ other: UIGestureRecognizer) -> Bool {
    isAsked && other === navigation?.interactivePopGestureRecognizer
  }

  /// A pop that somebody else is asked about would not be the finger's.
  private var isAsked: Bool { navigation?.delegate === self }

  /// Whether the system's swipe pops, where this one's finger was refused: then all of it is the system's.
  private var isSystems: Bool {
    let state = navigation?.interactivePopGestureRecognizer?.state
    return state == .began || state == .changed
  }
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
