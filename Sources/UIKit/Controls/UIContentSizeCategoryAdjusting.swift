import Foundation

/// Text that can follow the text size.
@MainActor public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
  /// Whether a font of a text style, or of font metrics, is made anew when the text size changes (F265).
  var adjustsFontForContentSizeCategory: Bool { get set }
}

extension UIContentSizeCategoryAdjusting where Self: UIView {
  /// The font to take instead of `font` at the present text size, if there is any.
  func adjustedFont(from font: UIFont?) -> UIFont? {
    guard adjustsFontForContentSizeCategory else { return nil }
    return font?.adjusted(to: traitCollection.preferredContentSizeCategory)
  }
}
