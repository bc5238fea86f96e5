import Foundation

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
