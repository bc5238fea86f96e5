import Foundation

/// A fixed colour: no traits change it any more.
public final class CGColor: Hashable, Sendable {
  /// The colour in sRGB, whatever it was made from.
  let rgba: RGBA
  private let isGray: Bool

  /// Makes a colour of red, green and blue, each 0...1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    rgba = RGBA(red: red, green: green, blue: blue, alpha: alpha)
    isGray = false
  }

  /// Makes a colour of red, green and blue, each 0...1, in sRGB; the only space modelled.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Makes a shade of grey, of two components.
  public init(gray: CGFloat, alpha: CGFloat) {
    rgba = RGBA(red: gray, green: gray, blue: gray, alpha: alpha)
    isGray = true
  }

  init(_ rgba: RGBA, isGray: Bool) {
    self.rgba = rgba
    self.isGray = isGray
  }

  /// 1 is opaque, 0 cannot be seen.
  public var alpha: CGFloat { rgba.alpha }

  /// Red, green, blue and alpha, or grey and alpha.
  public var components: [CGFloat]? {
    isGray ? [rgba.red, rgba.alpha] : [rgba.red, rgba.green, rgba.blue, rgba.alpha]
  }

  /// 4, or 2 for a shade of grey.
  public var numberOfComponents: Int { isGray ? 2 : 4 }

  /// The same colour with another alpha.
  public func copy(alpha: CGFloat) -> CGColor? {
    CGColor(rgba.withAlpha(alpha), isGray: isGray)
  }

  public static func == (lhs: CGColor, rhs: CGColor) -> Bool {
    lhs.rgba == rhs.rgba && lhs.isGray == rhs.isGray
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(rgba)
    hasher.combine(isGray)
  }
}
