import UIKit

/// A colour. As a view it takes all the space that it is proposed (F580).
public struct Color: Hashable, Sendable {
  let uiColor: UIColor

  public init(_ color: UIColor) { uiColor = color }
  public init(uiColor: UIColor) { self.uiColor = uiColor }

  public static var red: Color { Color(.systemRed) }
  public static var green: Color { Color(.systemGreen) }
  public static var clear: Color { Color(.clear) }
}

/// The font of a text style, or of a size.
public struct Font: Hashable, Sendable {
  private enum Kind: Hashable { case style(UIFont.TextStyle), size(CGFloat) }

  private let kind: Kind

  private init(_ kind: Kind) { self.kind = kind }

  public static var largeTitle: Font { Font(.style(.largeTitle)) }
  public static var title: Font { Font(.style(.title1)) }
  public static var title2: Font { Font(.style(.title2)) }
  public static var title3: Font { Font(.style(.title3)) }
  public static var headline: Font { Font(.style(.headline)) }
  public static var body: Font { Font(.style(.body)) }
  public static var footnote: Font { Font(.style(.footnote)) }
  public static func system(size: CGFloat) -> Font { Font(.size(size)) }

  func uiFont(at category: UIContentSizeCategory) -> UIFont {
    switch kind {
    case .size(let size): .systemFont(ofSize: size)
    case .style(let style):
      .preferredFont(
        forTextStyle: style, compatibleWith: UITraitCollection(preferredContentSizeCategory: category))
    }
  }
}

/// Text of the app, with values in it.
public struct LocalizedStringKey: ExpressibleByStringInterpolation, Equatable, Sendable {
  let text: String

  public init(_ value: String) { text = value }
  public init(stringLiteral value: String) { text = value }
}

public enum Axis: Int8, CaseIterable, Sendable {
  case horizontal, vertical

  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public static let horizontal = Set(rawValue: 1)
    public static let vertical = Set(rawValue: 2)
  }
}

public enum Edge: Int8, CaseIterable, Sendable {
  case top, leading, bottom, trailing

  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public static let top = Set(rawValue: 1)
    public static let leading = Set(rawValue: 2)
    public static let bottom = Set(rawValue: 4)
    public static let trailing = Set(rawValue: 8)
    public static let all: Set = [.top, .leading, .bottom, .trailing]
    public static let horizontal: Set = [.leading, .trailing]
    public static let vertical: Set = [.top, .bottom]
  }
}

public struct HorizontalAlignment: Equatable, Sendable {
  let share: CGFloat
  public static let leading = HorizontalAlignment(share: 0)
  public static let center = HorizontalAlignment(share: 0.5)
  public static let trailing = HorizontalAlignment(share: 1)
}

public struct VerticalAlignment: Equatable, Sendable {
  let share: CGFloat
  public static let top = VerticalAlignment(share: 0)
  public static let center = VerticalAlignment(share: 0.5)
  public static let bottom = VerticalAlignment(share: 1)
}

public struct Alignment: Equatable, Sendable {
  public var horizontal: HorizontalAlignment
  public var vertical: VerticalAlignment

  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    (self.horizontal, self.vertical) = (horizontal, vertical)
  }

  public static let center = Alignment(horizontal: .center, vertical: .center)
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  public static let top = Alignment(horizontal: .center, vertical: .top)
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)

  /// Where a view of a size lies in a frame.
  func frame(of size: CGSize, in frame: CGRect) -> CGRect {
    CGRect(
      x: frame.minX + (frame.width - size.width) * horizontal.share,
      y: frame.minY + (frame.height - size.height) * vertical.share, width: size.width, height: size.height)
  }
}
