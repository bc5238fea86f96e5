import UIKit

/// A contact in the address book.
final class ContactCell: UITableViewCell {
  static let identifier = "ContactCell"

  private let name = UILabel(.preferredFont(forTextStyle: .body))
  private let address = UILabel(.preferredFont(forTextStyle: .subheadline), .secondaryLabel)

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    let texts = UIStackView(arrangedSubviews: [name, address])
    texts.axis = .vertical
    texts.spacing = 2
    contentView.addConstrained(texts)
    NSLayoutConstraint.activate(
      texts.edges(equalTo: contentView, inset: UIEdgeInsets(top: 10, left: 16, bottom: 10, right: 16)))
  }

  @available(*, unavailable) required init?(coder: NSCoder) { nil }

  func show(_ contact: Contact) {
    name.text = contact.name
    address.text = contact.address
    accessibilityIdentifier = contact.address
  }
}
