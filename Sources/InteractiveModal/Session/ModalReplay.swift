import UIKit

/// Runs the transition of a modal again, for the inspector.
@MainActor final class ModalReplay {
  private let modal: UIViewController
  private weak var presenter: UIViewController?
  private let delegate: (any UIViewControllerTransitioningDelegate)?

  init(of modal: UIViewController) {
    self.modal = modal
    presenter = modal.presentingViewController
    delegate = modal.transitioningDelegate
  }

  /// - Parameter isOpen: Whether the modal was opened; if not, it was dismissed.
  func run(isOpen: Bool) {
    guard let presenter, presenter.canPresentAgain(modal) else { return }
    modal.transitioningDelegate = delegate
    if presenter.presentedViewController == nil {
      presenter.present(modal, animated: isOpen)
    } else if isOpen {
      presenter.dismiss(animated: false)
      presenter.present(modal, animated: true)
    }
    if !isOpen { presenter.dismiss(animated: true) }
  }
}

extension UIViewController {
  /// Whether the inspector can present a modal again: this controller presents it, or presents
  /// nothing.
  fileprivate func canPresentAgain(_ modal: UIViewController) -> Bool {
    guard viewIfLoaded?.window != nil, !modal.isBeingPresented, !modal.isBeingDismissed else { return false }
    return presentedViewController.map { $0 === modal } ?? (modal.presentingViewController == nil)
  }
}
