import InteractiveModal
import UIKit

/// Actions on the message.
extension MessageViewController {
  func showActions() {
    let actions = MessageActionsViewController(message: message) { [weak self] in self?.perform($0) }
    present(ModalNavigationController(rootViewController: actions), as: .actions(sheetStyle))
  }

  private func perform(_ action: MessageAction) {
    switch action {
    case .reply: reply()
    case .flag: message.isFlagged.toggle()
    case .markUnread: message.isUnread.toggle()
    case .share: share()
    }
  }

  func reply() {
    let compose = ComposeViewController(draft: Draft(replyingTo: message))
    present(ModalNavigationController(rootViewController: compose), as: .draft(sheetStyle))
  }

  /// Presents a share sheet; on an iPad it is a popover of the "More" button.
  private func share() {
    let sheet = UIActivityViewController(
      activityItems: [message.subject, message.body], applicationActivities: nil)
    sheet.popoverPresentationController?.barButtonItem = navigationItem.rightBarButtonItems?.last
    present(sheet, animated: true)
  }
}
