import InteractiveModal
import UIKit

/// Keeps what the modals have told.
final class UpdateLog: ModalDelegate {
  private(set) var updates: [ModalUpdate] = []
  var onUpdate: ((ModalUpdate) -> Void)?

  func modal(_ modal: UIViewController, didUpdate update: ModalUpdate) {
    updates.append(update)
    onUpdate?(update)
  }
}
