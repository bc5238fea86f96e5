import UIKit

/// Who wrote a message, when, and what it is about.
final class MessageHeaderView: UIView {
  private static let flagWidth: CGFloat = 20

  let avatar = AvatarView()
  let sender = UILabel(.preferredFont(forTextStyle: .headline))
  private let recipient = UILabel(.preferredFont(forTextStyle: .subheadline), .secondaryLabel)
  private let received = UILabel(.preferredFont(forTextStyle: .subheadline), .secondaryLabel)
  let subject = UILabel(
    UIFontMetrics(forTextStyle: .title2).scaledFont(for: .systemFont(ofSize: 22, weight: .bold)))
  private let flag = UIImageView.flag()
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

  /// Shows what may have changed of the message.
  func show(_ message: Message) {
    flag.isHidden = !message.isFlagged
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: places(inWidth: size.width).separator.maxY)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let places = places(inWidth: bounds.width)
    avatar.frame = places.avatar
    sender.frame = places.sender
    received.frame = places.received
    recipient.frame = places.recipient
    flag.frame = places.flag.centered(flag.image?.size ?? .zero)
    subject.frame = places.subject
    separator.frame = places.separator
  }

  // MARK: Layout

  private struct Places {
    var avatar = CGRect.zero
    var sender = CGRect.zero
    var received = CGRect.zero
    var recipient = CGRect.zero
    var flag = CGRect.zero
    var subject = CGRect.zero
    var separator = CGRect.zero
  }

  private func places(inWidth width: CGFloat) -> Places {
    var places = Places()
    var box = CGRect(x: 0, y: 12, width: width, height: .greatestFiniteMagnitude)
    layOutPeople(in: box, &places)
    _ = box.cutTop(max(places.avatar.maxY, places.recipient.maxY) - box.minY + 14)
    places.subject = box.cutTop(subject.height(inWidth: width, atLeast: 0))
    _ = box.cutTop(12 - 0.5)
    places.separator = box.cutTop(0.5)
    return places
  }

  /// The date stands beside the sender, or under it where there is no room.
  private func layOutPeople(in box: CGRect, _ places: inout Places) {
    let direction = effectiveUserInterfaceLayoutDirection
    let line = scaled(20, as: .subheadline)
    var box = box
    places.avatar = box.cutLeading(AvatarView.side, direction)
    places.avatar.size.height = AvatarView.side
    _ = box.cutLeading(12, direction)
    let isOneLine = sender.lineWidth + received.lineWidth <= box.width
    var top = box
    if isOneLine { places.received = top.cutTrailing(received.lineWidth, direction) }
    places.sender = top
    places.sender.size.height =
      box.cutTop(sender.height(inWidth: top.width, atLeast: scaled(22, as: .headline))).height
    places.received.size.height = places.sender.height
    if !isOneLine { places.received = box.cutTop(line) }
    places.flag = box.cutTrailing(Self.flagWidth, direction)
    places.flag.size.height = line
    places.recipient = box.cutTop(recipient.height(inWidth: box.width, atLeast: line))
  }
}
