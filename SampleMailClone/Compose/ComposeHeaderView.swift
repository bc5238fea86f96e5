import UIKit

/// The head of a draft: recipients and subject.
final class ComposeHeaderView: UIView {
  let recipients: UITextField
  let subject: UITextField
  private let rows: [FieldRow]

  /// - Parameter pick: The action of the button that opens the address book.
  init(pick: UIAction) {
    let button = UIButton(type: .system, primaryAction: pick)
    button.setImage(
      UIImage(
        systemName: "plus.circle", withConfiguration: UIImage.SymbolConfiguration(pointSize: 22)),
      for: .normal)
    button.accessibilityIdentifier = "addRecipient"
    let to = FieldRow(name: "To:", accessory: button)
    let about = FieldRow(name: "Subject:")
    recipients = to.field
    subject = about.field
    rows = [to, about]
    super.init(frame: .zero)
    recipients.accessibilityIdentifier = "recipients"
    subject.accessibilityIdentifier = "subject"
    for row in rows { addSubview(row) }
  }

  required init?(coder: NSCoder) {
    fatalError("This view is made in code")
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: rows.reduce(0) { $0 + $1.sizeThatFits(size).height })
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    var box = bounds
    for row in rows { row.frame = box.cutTop(row.sizeThatFits(box.size).height) }
  }
}
