import UIKit

extension UIView {
  /// Width of one pixel, in points.
  var hairline: CGFloat { 1 / max(traitCollection.displayScale, 1) }

  /// The line at the foot of a row: one pixel high, from the column for text to the trailing side.
  var footLine: CGRect {
    let (column, direction) = (readableBounds, effectiveUserInterfaceLayoutDirection)
    var foot = bounds
    _ = foot.cutLeading(direction == .leftToRight ? column.minX : bounds.maxX - column.maxX, direction)
    return CGRect(x: foot.minX, y: foot.maxY - hairline, width: foot.width, height: hairline)
  }
}
