import UIKit

/// Somebody in the address book.
final class ContactCell: UITableViewCell {
  static let identifier = "ContactCell"
  static let height: CGFloat = 60

  private let name = UILabel()
  private let address = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    name.font = .systemFont(ofSize: 17)
    address.font = .systemFont(ofSize: 15)
    address.textColor = .secondaryLabel
    contentView.addSubview(name)
    contentView.addSubview(address)
  }

  required init?(coder: NSCoder) {
    fatalError("This cell is made in code")
  }

  func show(_ contact: Contact) {
    name.text = contact.name
    address.text = contact.address
    accessibilityIdentifier = contact.address
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    var box = contentView.bounds.inset(by: UIEdgeInsets(top: 9, left: 16, bottom: 9, right: 16))
    name.frame = box.cutTop(22)
    address.frame = box.cutTop(20)
  }
}
