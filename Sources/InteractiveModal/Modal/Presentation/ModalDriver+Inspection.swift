import UIKit

/// What somebody sees and does who looks at the modal's motion.
extension ModalDriver: InspectedTransition {
  var progress: CGFloat { 1 - interaction.fraction }

  var parts: [TransitionTimeline.Part] {
    performance?.timeline
      ?? ["card", "screen behind", "dimming"].map { .init(name: $0, interval: TransitionTimeline.Interval()) }
  }

  var inspectedContainer: UIView? { views.card.superview }

  func scrub(to progress: CGFloat) {
    interaction.relocate(to: 1 - progress)
    show()
  }

  func restart() {
    switch interaction.state {
    case .settling(_, .dismissed): interaction.setOffAnew(from: 0)
    case .settling(_, .detent): interaction.setOffAnew(from: 1)
    case .resting, .caught, .dragged, .asking: break
    }
    show()
  }

  /// The modal stands, or is gone.
  func endInspection(isOpen: Bool) {
    let (modal, presenter) = (modal, modal.presentingViewController)
    let delegate = modal.transitioningDelegate
    TransitionInspector.shared.end(self) { [weak presenter] in
      guard let presenter, presenter.canShowAgain(modal) else { return }
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
}

extension UIViewController {
  /// Whether it shows a modal, or shows nothing and can show that.
  fileprivate func canShowAgain(_ modal: UIViewController) -> Bool {
    guard viewIfLoaded?.window != nil, !modal.isBeingPresented, !modal.isBeingDismissed else { return false }
    return presentedViewController.map { $0 === modal } ?? (modal.presentingViewController == nil)
  }
}
