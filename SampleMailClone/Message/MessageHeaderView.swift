import UIKit

/// The head of a message: avatar, sender, recipient, date, flag and subject.
final class MessageHeaderView: UIView {
  private static let flagWidth: CGFloat = 20

  let avatar = AvatarView()
  let sender = UILabel(.preferredFont(forTextStyle: .headline))
  private let recipient = UILabel(.preferredFont(forTextStyle: .subheadline), .secondaryLabel)
  let received = UILabel(.preferredFont(forTextStyle: .subheadline), .secondaryLabel)
  let subject = UILabel(
    UIFontMetrics(forTextStyle: .title2).scaledFont(for: .systemFont(ofSize: 22, weight: .bold)))
  let flag = UIImageView.flag()
  private let separator = UIView()

  init(message: Message) {
    super.init(frame: .zero)
    avatar.show(message.sender)
    sender.text = message.sender.name
    recipient.text = "To: \(message.recipient.name)"
    received.text = message.received
    subject.text = message.subject
    show(message)
    separator.backgroundColor = .separator
    for view in [avatar, sender, recipient, received, subject, flag, separator] { addSubview(view) }
  }

  required init?(coder: NSCoder) {
    fatalError("This view is made in code")
  }

  /// Shows or hides the flag.
  func show(_ message: Message) {
    flag.isHidden = !message.isFlagged
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: frames(inWidth: size.width).separator.maxY)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let frames = frames(inWidth: bounds.width)
    avatar.frame = frames.avatar
    sender.frame = frames.sender
    received.frame = frames.received
    recipient.frame = frames.recipient
    flag.frame = frames.flag.centered(flag.image?.size ?? .zero)
    subject.frame = frames.subject
    separator.frame = frames.separator
  }

  // MARK: Layout

  private struct Frames {
    var avatar = CGRect.zero
    var sender = CGRect.zero
    var received = CGRect.zero
    var recipient = CGRect.zero
    var flag = CGRect.zero
    var subject = CGRect.zero
    var separator = CGRect.zero
  }

  private func frames(inWidth width: CGFloat) -> Frames {
    var frames = Frames()
    var box = CGRect(x: 0, y: 12, width: width, height: .greatestFiniteMagnitude)
    layOutPeople(in: box, &frames)
    _ = box.cutTop(max(frames.avatar.maxY, frames.recipient.maxY) - box.minY + 14)
    frames.subject = box.cutTop(subject.height(inWidth: width, atLeast: 0))
    _ = box.cutTop(12 - hairline)
    frames.separator = box.cutTop(hairline)
    return frames
  }

  /// Puts the date beside the sender, or below if both do not fit on one line.
  private func layOutPeople(in box: CGRect, _ frames: inout Frames) {
    let direction = effectiveUserInterfaceLayoutDirection
    let line = scaled(20, as: .subheadline)
    var box = box
    frames.avatar = box.cutLeading(AvatarView.side, direction)
    frames.avatar.size.height = AvatarView.side
    _ = box.cutLeading(12, direction)
    let isOneLine = sender.lineWidth + received.lineWidth <= box.width
    var top = box
    if isOneLine { frames.received = top.cutTrailing(received.lineWidth, direction) }
    frames.sender = top
    frames.sender.size.height =
      box.cutTop(sender.height(inWidth: top.width, atLeast: scaled(22, as: .headline))).height
    frames.received.size.height = frames.sender.height
    if !isOneLine { frames.received = box.cutTop(line) }
    frames.flag = box.cutTrailing(Self.flagWidth, direction)
    frames.flag.size.height = line
    frames.recipient = box.cutTop(recipient.height(inWidth: box.width, atLeast: line))
  }
}
