import UIKit

/// The head of a message: avatar, sender, recipient, date, flag and subject.
final class MessageHeaderView: UIView {
  let avatar = AvatarView()
  let sender = UILabel(.preferredFont(forTextStyle: .headline))
  let received = UILabel(.preferredFont(forTextStyle: .subheadline), .secondaryLabel)
  let subject = UILabel(
    UIFontMetrics(forTextStyle: .title2).scaledFont(for: .systemFont(ofSize: 22, weight: .bold)))
  let flag = UIImageView.flag()

  init(message: Message) {
    super.init(frame: .zero)
    let recipient = UILabel(.preferredFont(forTextStyle: .subheadline), .secondaryLabel)
    avatar.show(message.sender)
    sender.text = message.sender.name
    recipient.text = "To: \(message.recipient.name)"
    received.text = message.received
    subject.text = message.subject
    show(message)
    for view in [avatar, received, flag] { view.keepContentWidth() }
    avatar.setContentHuggingPriority(.required, for: .vertical)
    let people = UIStackView(arrangedSubviews: [
      AdaptiveStackView(arrangedSubviews: [sender, received]),
      UIStackView(arrangedSubviews: [recipient, flag]),
    ])
    people.axis = .vertical
    people.spacing = 2
    let head = UIStackView(arrangedSubviews: [avatar, people])
    head.alignment = .top
    head.spacing = 12
    layOut(UIStackView(arrangedSubviews: [head, subject, Separator()]))
  }

  private func layOut(_ list: UIStackView) {
    list.axis = .vertical
    list.spacing = 14
    list.setCustomSpacing(12, after: subject)
    addConstrained(list)
    NSLayoutConstraint.activate(
      list.edges(equalTo: self, inset: UIEdgeInsets(top: 12, left: 0, bottom: 0, right: 0)))
  }

  @available(*, unavailable) required init?(coder: NSCoder) { nil }

  /// Shows or hides the flag.
  func show(_ message: Message) {
    flag.isHidden = !message.isFlagged
  }
}
