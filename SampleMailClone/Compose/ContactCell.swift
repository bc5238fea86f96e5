import UIKit

/// A contact in the address book.
final class ContactCell: UITableViewCell {
  static let identifier = "ContactCell"

  private let name = UILabel(.preferredFont(forTextStyle: .body))
  private let address = UILabel(.preferredFont(forTextStyle: .subheadline), .secondaryLabel)
  private static let insets = UIEdgeInsets(top: 9, left: 16, bottom: 9, right: 16)

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
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

  /// The table view calls this when its width or the text size changes.
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let column = CGRect(origin: .zero, size: size).inset(by: safeAreaInsets).inset(by: Self.insets)
    let text = nameHeight(inWidth: column.width) + addressHeight(inWidth: column.width)
    return CGSize(width: size.width, height: text + Self.insets.top + Self.insets.bottom)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    var box = contentView.bounds.inset(by: Self.insets)
    name.frame = box.cutTop(nameHeight(inWidth: box.width))
    address.frame = box.cutTop(addressHeight(inWidth: box.width))
  }

  private func nameHeight(inWidth width: CGFloat) -> CGFloat {
    name.height(inWidth: width, atLeast: scaled(22, as: .body))
  }

  private func addressHeight(inWidth width: CGFloat) -> CGFloat {
    address.height(inWidth: width, atLeast: scaled(20, as: .subheadline))
  }
}
