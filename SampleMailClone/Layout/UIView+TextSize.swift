import UIKit

extension UIView {
  /// Returns a length that grows with the fonts of a text style.
  ///
  /// - Parameter length: The length at the default text size, in points.
  func scaled(_ length: CGFloat, as style: UIFont.TextStyle) -> CGFloat {
    UIFontMetrics(forTextStyle: style).scaledValue(for: length, compatibleWith: traitCollection)
  }
}
