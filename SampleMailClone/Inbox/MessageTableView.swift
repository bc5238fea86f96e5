import UIKit

/// A list of messages. Its separators begin where the texts do.
final class MessageTableView: UITableView {
  init() {
    super.init(frame: .zero, style: .plain)
    register(MessageCell.self, forCellReuseIdentifier: MessageCell.identifier)
    alignSeparators()
  }

  required init?(coder: NSCoder) {
    fatalError("This view is made in code")
  }

  /// The rows have no avatars at accessibility text sizes.
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    alignSeparators()
  }

  private func alignSeparators() {
    let hasAvatars = !traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    separatorInset.left = MessageCellLayout.textInset(hasAvatar: hasAvatars)
  }
}
