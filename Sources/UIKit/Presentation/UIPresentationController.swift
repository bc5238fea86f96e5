import Foundation

/// Manages the surroundings of a presented controller for as long as it is presented.
@MainActor open class UIPresentationController: NSObject, UIContentContainer {
  public let presentedViewController: UIViewController
  private let lifetime: Lifetime
  private weak var storedPresenting: UIViewController?
  public internal(set) var containerView: UIView?
  /// Is asked and told of dismissals by the user's hand (F28: not retained).
  public weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
  /// Traits that the presented controller has instead of those around it (F281); colours take them over as its view
  /// enters the window.
  public var overrideTraitCollection: UITraitCollection?
  /// The presentation this controller belongs to, once it began.
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

  public var presentationStyle: UIModalPresentationStyle { presentedViewController.modalPresentationStyle }
  open var presentedView: UIView? { presentedViewController.view }  // F31
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }  // F32
  open var shouldPresentInFullscreen: Bool { true }
  open var shouldRemovePresentersView: Bool { false }
  public var preferredContentSize: CGSize { presentedViewController.preferredContentSize }
  public var traitCollection: UITraitCollection { presentedViewController.traitCollection }

  open func presentationTransitionWillBegin() {}
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  open func dismissalTransitionWillBegin() {}
  open func dismissalTransitionDidEnd(_ completed: Bool) {}
  open func containerViewWillLayoutSubviews() {}
  open func containerViewDidLayoutSubviews() {}

  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

  /// Passes it on to the presented controller (F196).
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    presentedViewController.viewWillTransition(to: size, with: coordinator)
  }
}
