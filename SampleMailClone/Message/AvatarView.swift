import UIKit

/// A circle with the initials of a contact; its size does not depend on the text size.
final class AvatarView: UIView {
  static let side: CGFloat = 42

  private let initials = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    initials.font = .systemFont(ofSize: 17, weight: .medium)
    initials.textColor = .white
    initials.textAlignment = .center
    addSubview(initials)
  }

  @available(*, unavailable) required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { CGSize(width: Self.side, height: Self.side) }

  func show(_ contact: Contact) {
    initials.text = contact.initials
    // From blue to red; a contact always has the same colour.
    let share = CGFloat(contact.name.utf8.reduce(0) { $0 + Int($1) } % 5) / 4
    backgroundColor = UIColor(red: 0.2 + share / 2, green: 0.45 - share / 8, blue: 0.75 - share / 2, alpha: 1)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    initials.frame = bounds
    layer.cornerRadius = bounds.height / 2
  }
}
