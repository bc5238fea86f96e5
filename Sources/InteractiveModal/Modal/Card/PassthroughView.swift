import UIKit

/// Lies between the screen behind and the card. It takes touches outside the card, or passes them
/// to the screen behind if that is in use.
///
/// UIKit's container view does not pass touches on, and offers no public way to do so. Others have
/// forwarded hit tests like this on devices.
final class PassthroughView: UIView {
  weak var screenBehind: UIView?
  /// Whether touches go to the screen behind.
  var isOpen = false
  /// Called when the user taps outside the card.
  var onTap: (() -> Void)?
  private lazy var target = ActionTarget { [weak self] in self?.onTap?() }

  override init(frame: CGRect) {
    super.init(frame: frame)
    addGestureRecognizer(UITapGestureRecognizer(target: target, action: ActionTarget.action))
  }

  @available(*, unavailable) required init?(coder: NSCoder) {
    fatalError("A passthrough view is not archived")
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isOpen, let screenBehind else { return super.hitTest(point, with: event) }
    return screenBehind.hitTest(convert(point, to: screenBehind), with: event)
  }
}
