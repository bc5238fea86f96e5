import Foundation

/// Lets fonts and lengths grow with the text size as the fonts of a text style do (F265).
public final class UIFontMetrics: NSObject, Sendable {
  private let style: UIFont.TextStyle

  public init(forTextStyle textStyle: UIFont.TextStyle) {
    style = textStyle
  }

  /// As body text grows.
  public class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

  /// A font that is as large as `font` at the default text size, and grows from there.
  public func scaledFont(for font: UIFont) -> UIFont {
    font.scaled(as: style, at: UITraitCollection.current.preferredContentSizeCategory)
  }

  public func scaledValue(for value: CGFloat) -> CGFloat {
    style.scaled(value, at: UITraitCollection.current.preferredContentSizeCategory)
  }

  public func scaledValue(
    for value: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> CGFloat {
    let traits = traitCollection ?? .current
    return style.scaled(value, at: traits.preferredContentSizeCategory)
  }
}
