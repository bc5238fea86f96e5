import Foundation

/// A colour that does not depend on traits.
public final class CGColor: Hashable, Sendable {
  /// The colour in sRGB, the only space modelled.
  package let rgba: RGBA
  private let isGray: Bool

  /// Makes a colour of red, green and blue, each 0...1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    rgba = RGBA(red: red, green: green, blue: blue, alpha: alpha)
    isGray = false
  }

  /// Makes a shade of grey with two components.
  public init(gray: CGFloat, alpha: CGFloat) {
    rgba = RGBA(red: gray, green: gray, blue: gray, alpha: alpha)
    isGray = true
  }

  init(_ rgba: RGBA, isGray: Bool) {
    self.rgba = rgba
    self.isGray = isGray
  }

  /// 1 is opaque, 0 is invisible.
  public var alpha: CGFloat { rgba.alpha }

  /// Red, green, blue and alpha, or grey and alpha.
  public var components: [CGFloat]? {
    isGray ? [rgba.red, rgba.alpha] : [rgba.red, rgba.green, rgba.blue, rgba.alpha]
  }

  /// A copy with another alpha.
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

/// Red, green, blue and alpha in sRGB, 0...1.
package struct RGBA: Hashable, Sendable {
  package var red: CGFloat
  package var green: CGFloat
  package var blue: CGFloat
  package var alpha: CGFloat = 1

  func withAlpha(_ alpha: CGFloat) -> RGBA {
    RGBA(red: red, green: green, blue: blue, alpha: alpha)
  }
}

extension RGBA {
  /// Six hexadecimal digits, two for each of red, green and blue.
  init(hex: UInt32, alpha: CGFloat = 1) {
    self.init(
      red: CGFloat(hex >> 16 & 0xFF) / 255, green: CGFloat(hex >> 8 & 0xFF) / 255,
      blue: CGFloat(hex & 0xFF) / 255, alpha: alpha)
  }
}
