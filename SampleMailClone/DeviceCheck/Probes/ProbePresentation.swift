import UIKit

/// A presentation controller that notes what UIKit calls.
///
/// Its modal leaves the top 200 points of the container free.
final class ProbePresentation: UIPresentationController {
  static let gap: CGFloat = 200

  var log: CallLog?
  /// Lies around the presented controller's view; `nil` for none.
  var wrapper: UIView?
  /// The size that the modal is told before a resize; `nil` for the container's.
  var modalSize: CGSize?
  /// Whether the presenter's view leaves the window.
  var removesPresenter = false
  /// Called in each callback, with its name.
  var onCall: ((String) -> Void)?

  private func note(_ call: String) {
    log?.note(call)
    onCall?(call)
  }

  override var shouldRemovePresentersView: Bool { removesPresenter }

  override var presentedView: UIView? { wrapper ?? super.presentedView }

  override var frameOfPresentedViewInContainerView: CGRect {
    let bounds = containerView?.bounds ?? .zero
    return bounds.inset(by: UIEdgeInsets(top: Self.gap, left: 0, bottom: 0, right: 0))
  }

  override func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    modalSize ?? super.size(forChildContentContainer: container, withParentContainerSize: parentSize)
  }

  override func presentationTransitionWillBegin() {
    if let wrapper, let view = presentedViewController.view { wrapper.addSubview(view) }
    note("presentationTransitionWillBegin")
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    note("presentationTransitionDidEnd \(completed)")
  }

  override func dismissalTransitionWillBegin() { note("dismissalTransitionWillBegin") }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    note("dismissalTransitionDidEnd \(completed)")
  }

  override func containerViewWillLayoutSubviews() { onCall?("containerViewWillLayoutSubviews") }

  override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    note("preferredContentSizeDidChange")
  }
}
