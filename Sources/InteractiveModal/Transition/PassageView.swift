import UIKit

/// Lets touches through to the screen behind, which UIKit's container keeps from them.
///
/// It lies below the dimming, which takes the touches as long as it can be seen: UIKit passes over views that cannot.
final class PassageView: UIView {
  weak var screenBehind: UIView?

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let screenBehind, !isHidden, isUserInteractionEnabled else { return nil }
    return screenBehind.hitTest(convert(point, to: screenBehind), with: event)
  }
}
