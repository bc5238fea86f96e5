import UIKit

extension UIView {
  /// The part of the view that text keeps to: clear of the safe area's sides, never too wide to read.
  var readableBounds: CGRect {
    let margin: CGFloat = 16
    let room = bounds.inset(
      by: UIEdgeInsets(
        top: 0, left: safeAreaInsets.left + margin, bottom: 0, right: safeAreaInsets.right + margin))
    let width = min(room.width, 672)
    return CGRect(x: room.midX - width / 2, y: room.minY, width: width, height: room.height)
  }

  /// How wide that part is in a view of another width.
  func readableWidth(in width: CGFloat) -> CGFloat {
    max(readableBounds.width + width - bounds.width, 0)
  }
}
