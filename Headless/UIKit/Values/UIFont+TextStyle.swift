import Foundation

extension UIFont {
  /// A use of text, with its size and weight.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")
  }
}

extension UIFont.TextStyle {
  /// Points by text size, from the smallest up (F264).
  private static let pointSizes: [UIFont.TextStyle: [CGFloat]] = [
    .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
    .title1: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
    .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
    .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
    .headline: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
    .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
    .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
    .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
    .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
    .caption1: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
    .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
  ]

  /// The points at the default text size.
  var pointSize: CGFloat { pointSize(at: .large) }

  func pointSize(at category: UIContentSizeCategory) -> CGFloat {
    guard let sizes = Self.pointSizes[self] else {
      preconditionFailure("\(rawValue) is not a text style of the system")
    }
    return sizes[category.rank]
  }

  /// `length`, which belongs to the default text size, scaled like the style (F265).
  func scaled(_ length: CGFloat, at category: UIContentSizeCategory) -> CGFloat {
    length * pointSize(at: category) / pointSize
  }
}

extension UIFont {
  /// How a font follows the text size.
  struct Scaling: Sendable {
    let style: TextStyle
    /// The font's size at the default text size.
    let size: CGFloat
  }

  /// The font of `style` at the present text size.
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

  /// The font at another text size; the font itself if its size is fixed.
  func adjusted(to category: UIContentSizeCategory) -> UIFont {
    scaling.map { scaled($0, at: category) } ?? self
  }

  private func scaled(_ scaling: Scaling, at category: UIContentSizeCategory) -> UIFont {
    UIFont(
      pointSize: scaling.style.scaled(scaling.size, at: category), weight: weight,
      scaling: scaling)
  }
}

/// Scales fonts and lengths with the text size, like a text style (F265).
public final class UIFontMetrics: NSObject, Sendable {
  private let style: UIFont.TextStyle

  public init(forTextStyle textStyle: UIFont.TextStyle) {
    style = textStyle
  }

  /// A font that has the size of `font` at the default text size.
  public func scaledFont(for font: UIFont) -> UIFont {
    font.scaled(as: style, at: UITraitCollection.current.preferredContentSizeCategory)
  }

  public func scaledValue(
    for value: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> CGFloat {
    let traits = traitCollection ?? .current
    return style.scaled(value, at: traits.preferredContentSizeCategory)
  }
}
