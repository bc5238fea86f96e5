import UIKit

/// Who wrote a message, when, and what it is about.
final class MessageHeaderView: UIView {
  private let avatar: AvatarView
  private let sender = UILabel()
  private let recipient = UILabel()
  private let received = UILabel()
  private let subject = UILabel()
  private let separator = UIView()
  private static let avatarSide: CGFloat = 42

  init(message: Message) {
    avatar = AvatarView(contact: message.sender)
    super.init(frame: .zero)
    fill(sender, message.sender.name, .systemFont(ofSize: 17, weight: .semibold), .label)
    fill(recipient, "To: Me", .systemFont(ofSize: 15), .secondaryLabel)
    fill(received, message.received, .systemFont(ofSize: 15), .secondaryLabel)
    fill(subject, message.subject, .systemFont(ofSize: 22, weight: .bold), .label)
    subject.numberOfLines = 0
    separator.backgroundColor = .separator
    for view in [avatar, sender, recipient, received, subject, separator] { addSubview(view) }
  }

  required init?(coder: NSCoder) {
    fatalError("This view is made in code")
  }

  private func fill(_ label: UILabel, _ text: String, _ font: UIFont, _ color: UIColor) {
    label.text = text
    label.font = font
    label.textColor = color
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let subjectSize = subject.sizeThatFits(CGSize(width: size.width, height: 0))
    return CGSize(width: size.width, height: 12 + Self.avatarSide + 14 + subjectSize.height + 12)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    var box = bounds
    _ = box.cutTop(12)
    layOutPeople(in: box.cutTop(Self.avatarSide))
    _ = box.cutTop(14)
    subject.frame = CGRect(x: box.minX, y: box.minY, width: box.width, height: box.height - 12)
    separator.frame = CGRect(x: 0, y: bounds.maxY - 0.5, width: bounds.width, height: 0.5)
  }

  private func layOutPeople(in strip: CGRect) {
    var strip = strip
    avatar.frame = strip.cutLeft(Self.avatarSide)
    _ = strip.cutLeft(12)
    var top = strip.cutTop(22)
    received.frame = top.cutRight(received.sizeThatFits(top.size).width)
    sender.frame = top
    recipient.frame = strip.cutTop(20)
  }
}
