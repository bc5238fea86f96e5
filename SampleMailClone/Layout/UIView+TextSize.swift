import UIKit

extension UIView {
  /// Returns a length that grows with the fonts of a text style, in whole pixels.
  ///
  /// - Parameter length: The length at the default text size, in points.
  func scaled(_ length: CGFloat, as style: UIFont.TextStyle) -> CGFloat {
    let length = UIFontMetrics(forTextStyle: style).scaledValue(for: length, compatibleWith: traitCollection)
    return (length / hairline).rounded() * hairline
  }
}
