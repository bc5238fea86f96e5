import UIKit

/// Somebody's initials in a circle: a picture, of one size whatever the text size.
final class AvatarView: UIView {
  static let side: CGFloat = 42

  private let initials = UILabel()

  init(contact: Contact) {
    super.init(frame: .zero)
    backgroundColor = .systemGray2
    initials.text = contact.initials
    initials.font = .systemFont(ofSize: 17, weight: .medium)
    initials.textColor = .white
    initials.textAlignment = .center
    addSubview(initials)
  }

  required init?(coder: NSCoder) {
    fatalError("This view is made in code")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    initials.frame = bounds
    layer.cornerRadius = bounds.height / 2
  }
}
