import Foundation

/// Manages a presentation while it lasts.
@MainActor open class UIPresentationController: NSObject, UIContentContainer {
  public let presentedViewController: UIViewController
  private let lifetime: Lifetime
  private weak var storedPresenting: UIViewController?
  public internal(set) var containerView: UIView?
  /// Held weakly (F28).
  public weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
  /// Traits that override those around the presented controller, at once if it is presented (F281,
  /// F448).
  public var overrideTraitCollection: UITraitCollection? {
    didSet {
      guard let view = presentedViewController.viewIfLoaded, view.window != nil else { return }
      view.traitsMayHaveChangedInTree()
    }
  }
  /// The presentation that the controller belongs to, once it has begun.
  weak var presentation: Presentation?

  public init(
    presentedViewController: UIViewController, presenting presentingViewController: UIViewController?
  ) {
    self.presentedViewController = presentedViewController
    storedPresenting = presentingViewController
    lifetime = Lifetime(of: Self.self)
  }

  public var presentingViewController: UIViewController {
    presentation?.presenting ?? storedPresenting ?? presentedViewController
  }

  /// An override may return an ancestor of the presented view (F31).
  open var presentedView: UIView? { presentedViewController.view }
  /// The container's bounds by default (F32).
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }
  open var shouldRemovePresentersView: Bool { false }
  /// Whether the presented controller fills the window, so that UIKit asks it for its orientations (F199).
  open var shouldPresentInFullscreen: Bool { true }
  public var preferredContentSize: CGSize { presentedViewController.preferredContentSize }

  open func presentationTransitionWillBegin() {}
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  open func dismissalTransitionWillBegin() {}
  open func dismissalTransitionDidEnd(_ completed: Bool) {}
  open func containerViewWillLayoutSubviews() {}
  open func containerViewDidLayoutSubviews() {}

  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

  /// The container's size by default.
  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  /// Passes the announcement to the presented controller, with the traits that are overridden (F197).
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    let traits = newCollection.overridden(by: overrideTraitCollection)
    presentedViewController.willTransition(to: traits, with: coordinator)
  }

  /// Passes the announcement to the presented controller, with the size that it will have (F449).
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    let size = self.size(forChildContentContainer: presentedViewController, withParentContainerSize: size)
    presentedViewController.viewWillTransition(to: size, with: coordinator)
  }
}
