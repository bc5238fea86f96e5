import UIKit

/// A controller with a custom presentation, which notes what UIKit asks.
///
/// It is its own delegate. By default a ``BlockAnimator`` moves it, without an interaction controller.
final class ProbeModal: ProbeController, UIViewControllerTransitioningDelegate {
  var animator: (any UIViewControllerAnimatedTransitioning)?
  var driver: (any UIViewControllerInteractiveTransitioning)?
  /// Whether the presented view is another view around the controller's.
  var wrapsView = false
  /// The traits that the presentation overrides.
  var overriddenTraits: UITraitCollection?
  /// Called when the presentation controller is made.
  var onPresentation: ((ProbePresentation) -> Void)?
  /// UIKit's presentation controller, while there is one.
  private(set) weak var presentation: ProbePresentation?
  /// The controller on which the app has called `present`, as UIKit tells.
  private(set) weak var source: UIViewController?

  init(log: CallLog) {
    super.init("modal", log: log)
    animator = BlockAnimator(log: log)
    modalPresentationStyle = .custom
    transitioningDelegate = self
  }

  required init?(coder: NSCoder) {
    fatalError("This controller is made in code")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .secondarySystemBackground
  }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    log.note("asks presentation")
    self.source = source
    let controller = ProbePresentation(presentedViewController: presented, presenting: presenting)
    controller.log = log
    controller.wrapper = wrapsView ? UIView() : nil
    if let overriddenTraits { controller.overrideTraitCollection = overriddenTraits }
    presentation = controller
    onPresentation?(controller)
    return controller
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    log.note("asks animator")
    return animator
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    log.note("asks animator")
    return animator
  }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    log.note("asks interaction")
    return driver
  }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    log.note("asks interaction")
    return driver
  }
}
