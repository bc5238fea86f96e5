import UIKit

/// A photo that reacts to a tap.
final class PhotoView: UIControl {
  let picture: UIImageView
  private var landing = CGPoint.zero

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

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    landing = touch.location(in: self)
    return true
  }

  /// A finger that has moved as far as a pan does is no tap.
  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let place = touch.location(in: self)
    return hypot(place.x - landing.x, place.y - landing.y) < 10
  }
}
