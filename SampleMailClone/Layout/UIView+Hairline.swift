import UIKit

extension UIView {
  /// Width of one pixel, in points.
  var hairline: CGFloat { 1 / max(traitCollection.displayScale, 1) }
}
