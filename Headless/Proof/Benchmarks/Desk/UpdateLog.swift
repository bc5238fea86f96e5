import InteractiveModal
import UIKit

/// Keeps what the modals have told.
final class UpdateLog: ModalTransitionDelegate {
  private(set) var updates: [ModalUpdate] = []
  var onUpdate: ((ModalUpdate) -> Void)?

  func modalTransition(
    _ transition: ModalTransition, modal: UIViewController, didUpdate update: ModalUpdate
  ) {
    updates.append(update)
    onUpdate?(update)
  }
}
