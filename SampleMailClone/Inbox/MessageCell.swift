import UIKit

/// A row of a message list: sender, date, subject and the beginning of the text.
final class MessageCell: UITableViewCell {
  static let identifier = "MessageCell"

  let dot = UIView()
  let avatar = AvatarView()
  let sender = UILabel(.preferredFont(forTextStyle: .headline))
  let received = UILabel(.preferredFont(forTextStyle: .subheadline), .secondaryLabel)
  let chevron = UIImageView()
  let flag = UIImageView.flag()
  let subject = UILabel(.preferredFont(forTextStyle: .subheadline))
  let preview = UILabel(.preferredFont(forTextStyle: .subheadline), .secondaryLabel)

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    dot.backgroundColor = .systemBlue
    dot.layer.cornerRadius = MessageCellLayout.dotSize.height / 2
    preview.numberOfLines = 2
    chevron.image = UIImage(
      systemName: "chevron.forward", withConfiguration: UIImage.SymbolConfiguration(pointSize: 13))
    chevron.tintColor = .tertiaryLabel
    for view in [dot, avatar, sender, received, chevron, flag, subject, preview] {
      contentView.addSubview(view)
    }
  }

  @available(*, unavailable) required init?(coder: NSCoder) { nil }

  func show(_ message: Message) {
    dot.isHidden = !message.isUnread
    flag.isHidden = !message.isFlagged
    avatar.show(message.correspondent)
    avatar.isHidden = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    sender.text = message.correspondent.name
    received.text = message.received
    subject.text = message.subject
    preview.text = message.preview
    accessibilityIdentifier = message.subject
    setNeedsLayout()
  }

  /// Hides the avatar at accessibility text sizes, so that the text has more space.
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    avatar.isHidden = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
  }

  /// The table view calls this when its width or the text size changes.
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = size.width - safeAreaInsets.left - safeAreaInsets.right
    return CGSize(width: size.width, height: MessageCellLayout(of: self, width: width).height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let layout = MessageCellLayout(of: self, width: contentView.bounds.width)
    dot.frame = layout.dot
    avatar.frame = layout.avatar
    sender.frame = layout.sender
    received.frame = layout.received
    received.textAlignment = layout.receivedAlignment
    chevron.frame = layout.chevron
    flag.frame = layout.flag
    subject.frame = layout.subject
    preview.frame = layout.preview
  }
}
