import UIKit

extension UIView {
  /// The column for text: inside the safe area and its margins, at most 672 points wide.
  var readableBounds: CGRect {
    let margin: CGFloat = 16
    let area = bounds.inset(
      by: UIEdgeInsets(
        top: 0, left: safeAreaInsets.left + margin, bottom: 0, right: safeAreaInsets.right + margin))
    let width = min(area.width, 672)
    return CGRect(x: area.midX - width / 2, y: area.minY, width: width, height: area.height)
  }

  /// Returns the width of this column in a view of another width.
  func readableWidth(in width: CGFloat) -> CGFloat {
    max(readableBounds.width + width - bounds.width, 0)
  }
}
