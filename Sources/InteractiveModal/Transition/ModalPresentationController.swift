import UIKit

/// UIKit's side of a presentation: tells the driver what happens around the modal, and holds everything that
/// must live as long as the modal is presented.
@MainActor final class ModalPresentationController: UIPresentationController {
  private let transition: ModalTransition
  private(set) lazy var driver = ModalDriver(
    self, configuration: transition.configuration, delegate: transition)

  init(
    presentedViewController: UIViewController, presenting: UIViewController?, transition: ModalTransition
  ) {
    self.transition = transition
    super.init(presentedViewController: presentedViewController, presenting: presenting)
    // On a dark screen a card is seen by its lighter background, which UIKit gives to its own sheets alone.
    overrideTraitCollection = UITraitCollection(userInterfaceLevel: .elevated)
  }

  override var presentedView: UIView? { driver.views.card }

  override var frameOfPresentedViewInContainerView: CGRect {
    containerView.map { driver.layout(in: $0).frame } ?? .zero
  }

  // MARK: Presenting

  override func presentationTransitionWillBegin() {
    guard let containerView else { return }
    let backdrop = Backdrop(
      viewBehind, of: presentingViewController, screenRadius: transition.configuration.screenCornerRadius)
    driver.enter(containerView, over: backdrop)
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    if completed { driver.presentationDidEnd() } else { driver.leave() }
  }

  // MARK: Dismissing

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    if completed { driver.leave() }
  }

  // MARK: Size

  override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    containerView?.setNeedsLayout()
  }

  override func containerViewWillLayoutSubviews() {
    if let containerView { driver.roomDidChange(in: containerView) }
  }

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    driver.roomWillChange()
    super.viewWillTransition(to: size, with: coordinator)
  }

  /// The view that steps back: the presenter's, or the card it is presented on.
  private var viewBehind: UIView {
    let presenter = presentingViewController
    guard presenter.presentingViewController != nil else { return presenter.view }
    return presenter.presentationController?.presentedView ?? presenter.view
  }
}
