import UIKit

extension UIView {
  /// A length that is `length` at the default text size, and grows as the fonts of `style` do.
  func scaled(_ length: CGFloat, as style: UIFont.TextStyle) -> CGFloat {
    UIFontMetrics(forTextStyle: style).scaledValue(for: length, compatibleWith: traitCollection)
  }
}
