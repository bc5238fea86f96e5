import UIKit

/// A photo that reacts to a tap.
final class PhotoView: UIControl {
  let picture: UIImageView

  init(_ image: UIImage?, _ mode: ContentMode, onTap: UIAction) {
    picture = UIImageView(image: image)
    super.init(frame: .zero)
    picture.contentMode = mode
    picture.clipsToBounds = true
    addConstrained(picture)
    NSLayoutConstraint.activate(picture.edges(equalTo: self))
    addAction(onTap, for: .touchUpInside)
    isAccessibilityElement = true
    accessibilityTraits = .button
    accessibilityIdentifier = "photo"
    accessibilityLabel = "Photo"
  }

  @available(*, unavailable) required init?(coder: NSCoder) { nil }
}
