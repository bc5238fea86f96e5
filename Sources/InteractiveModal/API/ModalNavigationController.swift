import UIKit

/// A navigation controller to present as a modal: the status bar above it can be read, it turns no
/// screen that stays upright, a late `dismiss` hits no other modal, and each page can have its own
/// heights.
///
/// UIKit asks a presented navigation controller for the style of the status bar, not its page. This
/// one returns ``UIKit/UIViewController/modalStatusBarStyle``.
open class ModalNavigationController: UINavigationController {
  /// The style that suits the modal where it is.
  open override var preferredStatusBarStyle: UIStatusBarStyle { modalStatusBarStyle }

  /// The orientations of the screen behind the modal.
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    modalInterfaceOrientations ?? super.supportedInterfaceOrientations
  }

  /// Dismisses what the modal presents, or the modal.
  ///
  /// While a modal is being dismissed, UIKit hands the call on to the modal below. Here that modal
  /// stays, and the dismissal in progress goes on, without a finger. This counts for this modal, and
  /// for one on it whose page calls `dismiss` a second time.
  open override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    let modals = [self, presentedViewController].compactMap { $0 }
    guard let leaving = modals.first(where: { $0.isBeingDismissed && $0.modalSession != nil }) else {
      return super.dismiss(animated: flag, completion: completion)
    }
    leaving.transitionCoordinator?.animate(alongsideTransition: nil) { _ in completion?() }
    leaving.dismissModal(animated: flag)
  }

  /// Reports a transition that the app has not retained.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    reportLostTransition()
  }

  // MARK: Pages

  /// Shows a page, with its heights.
  open override func pushViewController(_ viewController: UIViewController, animated: Bool) {
    super.pushViewController(viewController, animated: animated)
    pageWillChange()
  }

  /// Goes back to the page below, and to its heights.
  @discardableResult open override func popViewController(animated: Bool) -> UIViewController? {
    defer { pageWillChange() }
    return super.popViewController(animated: animated)
  }

  /// Goes back to a page, and to its heights.
  @discardableResult open override func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    defer { pageWillChange() }
    return super.popToViewController(viewController, animated: animated)
  }

  /// Goes back to the first page, and to its heights.
  @discardableResult open override func popToRootViewController(animated: Bool) -> [UIViewController]? {
    defer { pageWillChange() }
    return super.popToRootViewController(animated: animated)
  }

  /// Shows the last of some pages, with its heights.
  open override func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    super.setViewControllers(viewControllers, animated: animated)
    pageWillChange()
  }

  private lazy var swipeTarget = ActionTarget { [weak self] in self?.swipeDidMove() }

  /// Whether UIKit calls ``popViewController(animated:)`` for its swipes back is not documented
  /// (F608).
  open override func viewDidLoad() {
    super.viewDidLoad()
    for swipe in popRecognizers { swipe.addTarget(swipeTarget, action: ActionTarget.action) }
  }

  private func swipeDidMove() {
    if popRecognizers.contains(where: { $0.state == .began }) { pageWillChange() }
  }

  /// The modal takes the heights of the page: at once, or when a swipe back is decided. A
  /// transition that is called off gives it the former ones back.
  private func pageWillChange() {
    guard let content = modalSession?.content else { return }
    guard let coordinator = transitionCoordinator else { return content.pageDidChange() }
    coordinator.notifyWhenInteractionChanges {
      if !$0.isInteractive, !$0.isCancelled { content.pageDidChange() }
    }
    coordinator.animate(alongsideTransition: {
      if !$0.isInteractive { content.pageDidChange() }
    }) { _ in content.pageDidChange() }
  }
}

/// A page of a modal with heights of its own.
///
/// While it is the top page of a ``ModalNavigationController`` that is presented as a modal, its
/// detents take the place of ``ModalConfiguration/detents``. The modal goes to the detent at which
/// it stands, or to the highest of the page.
@MainActor public protocol ModalDetentProvider: UIViewController {
  /// The heights at which the modal can stand on this page; the large one if the list is empty.
  var modalDetents: [ModalDetent] { get }
}

extension UIViewController {
  /// The page of a modal whose heights count: the top one of a ``ModalNavigationController``, else
  /// the modal.
  var modalPage: UIViewController { (self as? ModalNavigationController)?.topViewController ?? self }
}
