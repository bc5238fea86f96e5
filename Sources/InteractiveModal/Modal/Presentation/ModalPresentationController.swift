import UIKit

/// UIKit's side of a presentation: tells the driver what happens around the modal, and holds everything that
/// must live as long as the modal is presented.
@MainActor final class ModalPresentationController: UIPresentationController {
  private let transition: ModalTransition
  private(set) lazy var driver = ModalDriver(
    self, configuration: transition.configuration, delegate: transition)
  /// Who had the keyboard below the modal before: UIKit gives it back for its own presentations only.
  private var firstResponderBelow: FirstResponderRestorer

  init(
    presentedViewController: UIViewController, presenting: UIViewController?, transition: ModalTransition
  ) {
    self.transition = transition
    firstResponderBelow = FirstResponderRestorer(in: presenting?.viewIfLoaded)
    super.init(presentedViewController: presentedViewController, presenting: presenting)
    // On a dark screen a card is seen by its lighter background, which UIKit gives to its own sheets alone.
    overrideTraitCollection = UITraitCollection(userInterfaceLevel: .elevated)
    firstResponderBelow.remember()
  }

  /// UIKit is going to present, and to take the keyboard from who has it.
  func prepareToPresent(on presenter: UIViewController) {
    firstResponderBelow = FirstResponderRestorer(in: presenter.viewIfLoaded)
    firstResponderBelow.remember()
  }

  override var presentedView: UIView? { driver.views.card }

  override var frameOfPresentedViewInContainerView: CGRect {
    containerView.map { driver.finalFrame(in: $0) } ?? .zero
  }

  // MARK: Presenting

  override func presentationTransitionWillBegin() {
    guard let containerView else { return }
    if let below = presentingViewController.ownModalPresentation {
      driver.keyboard.learn(from: below.driver.keyboard)
    }
    let backdrop = PresenterView(
      viewBehind, of: presentingViewController, screenRadius: transition.configuration.screenCornerRadius)
    driver.enter(containerView, over: backdrop)
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    if completed { driver.presentationDidEnd() } else { leave() }
  }

  // MARK: Dismissing

  /// A dismissal that begins late may find the keyboard back already.
  override func dismissalTransitionWillBegin() {
    driver.firstResponder.remember()
    driver.foreignWillBegin()
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    if completed { leave() } else { driver.dismissalWasCalledOff() }
  }

  private func leave() {
    driver.leave()
    firstResponderBelow.restore()
    presentingViewController.ownModalPresentation?.driver.keyboardDidMove()
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

extension UIViewController {
  /// What the kit presents this controller by, if it does.
  var ownModalPresentation: ModalPresentationController? {
    presentingViewController == nil ? nil : presentationController as? ModalPresentationController
  }
}

extension ModalPresentationController: KitPresentation {
  var additionalSafeArea: AdditionalSafeArea { driver.insets }
  func dismissByKey() { driver.dismissByUser(.key) }
}
