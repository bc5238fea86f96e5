import InteractiveModal
import UIKit

/// An untouched draft goes at once; what was typed is asked about, whichever way the draft would leave.
extension ComposeViewController {
  func cancel() {
    guard isChanged else { return dismiss(animated: true) }
    ask { [weak self] mayLeave in
      if mayLeave { self?.dismiss(animated: true) }
    }
  }

  func send() {
    isKept = false
    dismiss(animated: true)
  }

  /// Asks what is to become of the draft, and tells whether it may leave.
  private func ask(_ answer: @escaping (_ mayLeave: Bool) -> Void) {
    let sheet = UIAlertController(
      title: "Save this draft?", message: nil, preferredStyle: questionStyle)
    sheet.addAction(
      UIAlertAction(title: "Delete Draft", style: .destructive) { [weak self] _ in
        self?.isKept = false
        answer(true)
      })
    sheet.addAction(UIAlertAction(title: "Save Draft", style: .default) { _ in answer(true) })
    sheet.addAction(UIAlertAction(title: "Keep Editing", style: .cancel) { _ in answer(false) })
    present(sheet, animated: true)
  }

  /// On an iPad a sheet would need a place to point at.
  private var questionStyle: UIAlertController.Style {
    traitCollection.userInterfaceIdiom == .pad ? .alert : .actionSheet
  }
}

extension ComposeViewController: ModalTransitionDelegate {
  func modalTransition(
    _ transition: ModalTransition, permissionToDismiss modal: UIViewController
  ) -> ModalPermission {
    guard isChanged else { return .granted }
    return .ask { [weak self] in
      await PendingAnswer.wait { answer in self?.ask(answer) }
    }
  }

  /// A draft that was sent or deleted, and that a finger has brought back, is one to keep again.
  func modalTransition(
    _ transition: ModalTransition, modal: UIViewController, didUpdate update: ModalUpdate
  ) {
    if case .resting(.detent) = update.phase { isKept = true }
  }
}
