import UIKit

/// A colour. As a view it takes all the space that it is proposed (F580).
public struct Color: Hashable, Sendable {
  let uiColor: UIColor

  public init(_ color: UIColor) { uiColor = color }

  public static var clear: Color { Color(.clear) }
  public static var red: Color { Color(.systemRed) }
  public static var green: Color { Color(.systemGreen) }
}

public struct Font: Hashable, Sendable {
  private let style: UIFont.TextStyle

  public static var largeTitle: Font { Font(style: .largeTitle) }
  public static var title: Font { Font(style: .title1) }
  public static var headline: Font { Font(style: .headline) }
  public static var body: Font { Font(style: .body) }
  public static var footnote: Font { Font(style: .footnote) }

  func uiFont(at category: UIContentSizeCategory) -> UIFont {
    .preferredFont(
      forTextStyle: style, compatibleWith: UITraitCollection(preferredContentSizeCategory: category))
  }
}

/// Text of the app, with values in it.
public struct LocalizedStringKey: ExpressibleByStringInterpolation, Equatable, Sendable {
  let text: String

  public init(_ value: String) { text = value }
  public init(stringLiteral value: String) { text = value }
}

public enum Axis: Int8, CaseIterable, Sendable { case horizontal, vertical }

public enum Edge {
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public static let top = Set(rawValue: 1)
    public static let leading = Set(rawValue: 2)
    public static let bottom = Set(rawValue: 4)
    public static let trailing = Set(rawValue: 8)
    public static let all: Set = [.top, .leading, .bottom, .trailing]
    public static let horizontal: Set = [.leading, .trailing]
  }
}

public struct HorizontalAlignment: LineAlignment, Equatable, Sendable {
  public static let axis = Axis.vertical
  public let share: CGFloat
  public static let leading = HorizontalAlignment(share: 0)
  public static let center = HorizontalAlignment(share: 0.5)
  public static let trailing = HorizontalAlignment(share: 1)
}

public struct VerticalAlignment: LineAlignment, Equatable, Sendable {
  public static let axis = Axis.horizontal
  public let share: CGFloat
  public static let top = VerticalAlignment(share: 0)
  public static let center = VerticalAlignment(share: 0.5)
  public static let bottom = VerticalAlignment(share: 1)
}

public struct Alignment: Equatable, Sendable {
  public var horizontal: HorizontalAlignment
  public var vertical: VerticalAlignment

  public static let center = Alignment(horizontal: .center, vertical: .center)
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  public static let top = Alignment(horizontal: .center, vertical: .top)
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)

  func frame(of size: CGSize, in frame: CGRect) -> CGRect {
    CGRect(
      x: frame.minX + (frame.width - size.width) * horizontal.share,
      y: frame.minY + (frame.height - size.height) * vertical.share, width: size.width, height: size.height)
  }
}
