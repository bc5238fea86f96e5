import UIKit

/// A message in a list: who, when, what about, and how it begins.
final class MessageCell: UITableViewCell {
  static let identifier = "MessageCell"
  static let height: CGFloat = 98

  private let dot = UIView()
  private let sender = UILabel()
  private let received = UILabel()
  private let chevron = UIImageView()
  private let subject = UILabel()
  private let preview = UILabel()
  private static let dotSize = CGSize(width: 10, height: 10)

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    dot.backgroundColor = .systemBlue
    dot.layer.cornerRadius = Self.dotSize.height / 2
    sender.font = .systemFont(ofSize: 17, weight: .semibold)
    received.font = .systemFont(ofSize: 15)
    received.textColor = .secondaryLabel
    received.textAlignment = .right
    subject.font = .systemFont(ofSize: 15)
    preview.font = .systemFont(ofSize: 15)
    preview.textColor = .secondaryLabel
    preview.numberOfLines = 2
    chevron.image = UIImage(
      systemName: "chevron.forward", withConfiguration: UIImage.SymbolConfiguration(pointSize: 13))
    chevron.tintColor = .tertiaryLabel
    for view in [dot, sender, received, chevron, subject, preview] { contentView.addSubview(view) }
  }

  required init?(coder: NSCoder) {
    fatalError("This cell is made in code")
  }

  func show(_ message: Message) {
    dot.isHidden = !message.isUnread
    sender.text = message.sender.name
    received.text = message.received
    subject.text = message.subject
    preview.text = message.preview
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    var box = contentView.bounds.inset(by: UIEdgeInsets(top: 9, left: 0, bottom: 9, right: 16))
    let gutter = box.cutLeft(32)
    var top = box.cutTop(22)
    dot.frame = CGRect(x: gutter.minX, y: top.minY, width: gutter.width, height: top.height)
      .centered(Self.dotSize)
    chevron.frame = top.cutRight(12).centered(chevron.image?.size ?? .zero)
    received.frame = top.cutRight(received.sizeThatFits(top.size).width + 6)
      .offsetBy(dx: -6, dy: 0)
    sender.frame = top
    subject.frame = box.cutTop(20)
    preview.frame = box.cutTop(min(preview.sizeThatFits(box.size).height, box.height))
  }
}
