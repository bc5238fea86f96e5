import InteractiveModal
import UIKit

/// What can be done with the message.
extension MessageViewController {
  func showActions() {
    let actions = MessageActionsViewController(message: message) { [weak self] in self?.perform($0) }
    present(CardNavigationController(rootViewController: actions), as: .actions)
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
    present(CardNavigationController(rootViewController: compose), as: .mail, delegate: compose)
  }

  /// On an iPad the sheet points at its button.
  private func share() {
    let sheet = UIActivityViewController(
      activityItems: [message.subject, message.body], applicationActivities: nil)
    sheet.popoverPresentationController?.barButtonItem = navigationItem.rightBarButtonItems?.last
    present(sheet, animated: true)
  }
}

extension ModalConfiguration {
  /// A sheet that takes half of the screen, and all of it when it is pulled up or its list is scrolled.
  static var actions: ModalConfiguration {
    var sheet = ModalConfiguration.mail
    sheet.detents = [.medium, .large]
    sheet.showsGrabber = true
    return sheet
  }
}
