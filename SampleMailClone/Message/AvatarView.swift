import UIKit

/// A circle with the initials of a contact; its size does not depend on the text size.
final class AvatarView: UIView {
  static let side: CGFloat = 42

  private let initials = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemGray2
    initials.font = .systemFont(ofSize: 17, weight: .medium)
    initials.textColor = .white
    initials.textAlignment = .center
    addSubview(initials)
  }

  @available(*, unavailable) required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { CGSize(width: Self.side, height: Self.side) }

  func show(_ contact: Contact) { initials.text = contact.initials }

  override func layoutSubviews() {
    super.layoutSubviews()
    initials.frame = bounds
    layer.cornerRadius = bounds.height / 2
  }
}
