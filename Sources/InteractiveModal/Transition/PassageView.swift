import UIKit

/// Lies between the screen behind and the card: keeps touches from the one, or lets them through where it is in use.
///
/// UIKit's own container keeps them, and the dimming does not take any where it cannot be seen.
final class PassageView: UIView {
  weak var screenBehind: UIView?

  var isOpen = false

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isOpen, let screenBehind else { return super.hitTest(point, with: event) }
    return screenBehind.hitTest(convert(point, to: screenBehind), with: event)
  }
}
