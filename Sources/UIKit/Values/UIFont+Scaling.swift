import Foundation

extension UIFont {
  /// What a font follows when the text size changes.
  struct Scaling: Sendable {
    let style: TextStyle
    /// The size that the font has at the default text size.
    let size: CGFloat
  }

  /// The font of `style` at the text size of now.
  public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  /// The font of `style` at the text size of `traitCollection`.
  public class func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let traits = traitCollection ?? .current
    return systemFont(ofSize: style.pointSize, weight: style == .headline ? .semibold : .regular)
      .scaled(as: style, at: traits.preferredContentSizeCategory)
  }

  func scaled(as style: TextStyle, at category: UIContentSizeCategory) -> UIFont {
    scaled(Scaling(style: style, size: pointSize), at: category)
  }

  /// The same font at another text size; a font of fixed size stays what it is.
  func adjusted(to category: UIContentSizeCategory) -> UIFont {
    scaling.map { scaled($0, at: category) } ?? self
  }

  private func scaled(_ scaling: Scaling, at category: UIContentSizeCategory) -> UIFont {
    UIFont(
      pointSize: scaling.style.scaled(scaling.size, at: category), weight: weight, isItalic: isItalic,
      scaling: scaling)
  }
}
