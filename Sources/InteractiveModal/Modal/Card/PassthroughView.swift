import UIKit

/// Lies between the screen behind and the card: takes the touches beside the card, or lets them through where the screen
/// behind is in use.
///
/// UIKit's own container keeps them, and the dimming does not take any where it cannot be seen.
final class PassthroughView: UIView {
  weak var screenBehind: UIView?

  var isOpen = false
  /// Called when somebody taps beside the card.
  var onTap: (() -> Void)?
  private lazy var target = ActionTarget { [weak self] in self?.onTap?() }

  override init(frame: CGRect) {
    super.init(frame: frame)
    addGestureRecognizer(UITapGestureRecognizer(target: target, action: ActionTarget.action))
  }

  @available(*, unavailable) required init?(coder: NSCoder) { fatalError("A passage is not archived") }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isOpen, let screenBehind else { return super.hitTest(point, with: event) }
    return screenBehind.hitTest(convert(point, to: screenBehind), with: event)
  }
}
