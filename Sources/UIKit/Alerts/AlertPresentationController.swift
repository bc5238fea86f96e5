import Foundation

/// Gives the keyboard back to who had it before the question, as UIKit does for presentations of its own (F205).
final class AlertPresentationController: UIPresentationController {
  private weak var formerResponder: UIResponder?

  override init(
    presentedViewController: UIViewController, presenting presentingViewController: UIViewController?
  ) {
    formerResponder = presentingViewController?.viewIfLoaded?.window?.firstResponder
    super.init(presentedViewController: presentedViewController, presenting: presentingViewController)
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    super.dismissalTransitionDidEnd(completed)
    let window = presentingViewController.viewIfLoaded?.window
    if completed, window?.firstResponder == nil { formerResponder?.becomeFirstResponder() }
  }
}
