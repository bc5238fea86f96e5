import UIKit

/// A list of messages, or of symbols with names. Its separators begin where the texts do.
final class MessageTableView: UITableView {
  /// Whether the rows are symbols with names.
  var showsSymbols = false {
    didSet { alignSeparators() }
  }

  init() {
    super.init(frame: .zero, style: .plain)
    register(MessageCell.self, forCellReuseIdentifier: MessageCell.identifier)
    alignSeparators()
  }

  @available(*, unavailable) required init?(coder: NSCoder) { nil }

  /// The rows have no avatars at accessibility text sizes.
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    alignSeparators()
  }

  private func alignSeparators() {
    let hasAvatars = !traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    separatorInset.left =
      showsSymbols
      ? SymbolCell.separatorInset.left : MessageCellLayout.textInset(hasAvatar: hasAvatars)
  }
}
