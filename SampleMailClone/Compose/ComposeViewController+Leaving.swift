import InteractiveModal
import UIKit

/// Closing the draft: an unchanged draft closes at once, a changed draft asks first.
extension ComposeViewController {
  func cancel() {
    guard isChanged else { return dismissModal() }
    ask { [weak self] mayClose in
      if mayClose { self?.dismissModal() }
    }
  }

  func send() {
    savesOnClose = false
    dismissModal()
  }

  /// Asks whether to save or delete the draft, and answers whether it may close.
  private func ask(_ answer: @escaping (_ mayClose: Bool) -> Void) {
    let sheet = UIAlertController(
      title: "Save this draft?", message: nil, preferredStyle: questionStyle)
    sheet.addAction(
      UIAlertAction(title: "Delete Draft", style: .destructive) { [weak self] _ in
        self?.savesOnClose = false
        answer(true)
      })
    sheet.addAction(UIAlertAction(title: "Save Draft", style: .default) { _ in answer(true) })
    sheet.addAction(UIAlertAction(title: "Keep Editing", style: .cancel) { _ in answer(false) })
    present(sheet, animated: true)
  }

  /// An alert on an iPad: an action sheet there needs a source view.
  private var questionStyle: UIAlertController.Style {
    traitCollection.userInterfaceIdiom == .pad ? .alert : .actionSheet
  }
}

extension ComposeViewController: ModalDelegate {
  func modalPermission(toDismiss modal: UIViewController) -> ModalPermission {
    guard isChanged else { return .granted }
    return .ask { [weak self] in
      await PendingAnswer.wait { answer in self?.ask(answer) }
    }
  }

  /// Saves the draft again if the user catches it after "Send" or "Delete Draft".
  func modal(_ modal: UIViewController, didUpdate update: ModalUpdate) {
    if case .resting(.detent) = update.phase { savesOnClose = true }
  }
}
