import Foundation

/// The system's colours; increased contrast is not modelled, and the elevated level of backgrounds alone.
extension UIColor {
  public class var systemRed: UIColor { Adaptable.systemRed }
  public class var systemGreen: UIColor { Adaptable.systemGreen }
  public class var systemBlue: UIColor { Adaptable.systemBlue }
  public class var systemOrange: UIColor { Adaptable.systemOrange }
  public class var systemTeal: UIColor { Adaptable.systemTeal }
  public class var systemGray: UIColor { Adaptable.systemGray }
  public class var systemGray2: UIColor { Adaptable.systemGray2 }
  public class var systemGray4: UIColor { Adaptable.systemGray4 }

  /// System blue; a view's own tint is not looked up.
  public class var tintColor: UIColor { Adaptable.systemBlue }

  private enum Adaptable {
    static let systemRed = UIColor(light: 0xFF3B30, dark: 0xFF453A)
    static let systemGreen = UIColor(light: 0x34C759, dark: 0x30D158)
    static let systemBlue = UIColor(light: 0x007AFF, dark: 0x0A84FF)
    static let systemOrange = UIColor(light: 0xFF9500, dark: 0xFF9F0A)
    static let systemTeal = UIColor(light: 0x30B0C7, dark: 0x40C8E0)
    static let systemGray = UIColor(light: 0x8E8E93, dark: 0x8E8E93)
    static let systemGray2 = UIColor(light: 0xAEAEB2, dark: 0x636366)
    static let systemGray4 = UIColor(light: 0xD1D1D6, dark: 0x3A3A3C)
  }
}

/// The colours named after their use.
extension UIColor {
  public class var label: UIColor { Semantic.label }
  public class var secondaryLabel: UIColor { Semantic.secondaryLabel }
  public class var tertiaryLabel: UIColor { Semantic.tertiaryLabel }
  public class var placeholderText: UIColor { Semantic.placeholderText }
  public class var separator: UIColor { Semantic.separator }
  public class var systemBackground: UIColor { Semantic.systemBackground }
  public class var secondarySystemBackground: UIColor { Semantic.secondarySystemBackground }
  public class var secondarySystemGroupedBackground: UIColor { Semantic.secondarySystemGroupedBackground }
  public class var systemFill: UIColor { Semantic.systemFill }
  public class var secondarySystemFill: UIColor { Semantic.secondarySystemFill }
  public class var tertiarySystemFill: UIColor { Semantic.tertiarySystemFill }

  private enum Semantic {
    static let label = UIColor(light: 0x000000, dark: 0xFFFFFF)
    static let secondaryLabel = UIColor(
      light: 0x3C3C43, alpha: 0.6, dark: 0xEBEBF5, darkAlpha: 0.6)
    static let tertiaryLabel = UIColor(
      light: 0x3C3C43, alpha: 0.3, dark: 0xEBEBF5, darkAlpha: 0.3)
    static let placeholderText = UIColor(
      light: 0x3C3C43, alpha: 0.3, dark: 0xEBEBF5, darkAlpha: 0.3)
    static let separator = UIColor(
      light: 0x3C3C43, alpha: 0.29, dark: 0x545458, darkAlpha: 0.6)
    static let systemBackground = UIColor(light: 0xFFFFFF, dark: 0x000000, elevated: 0x1C1C1E)
    static let secondarySystemBackground = UIColor(
      light: 0xF2F2F7, dark: 0x1C1C1E, elevated: 0x2C2C2E)
    static let secondarySystemGroupedBackground = UIColor(
      light: 0xFFFFFF, dark: 0x1C1C1E, elevated: 0x2C2C2E)
    static let systemFill = UIColor(
      light: 0x787880, alpha: 0.2, dark: 0x787880, darkAlpha: 0.36)
    static let secondarySystemFill = UIColor(
      light: 0x787880, alpha: 0.16, dark: 0x787880, darkAlpha: 0.32)
    static let tertiarySystemFill = UIColor(
      light: 0x767680, alpha: 0.12, dark: 0x767680, darkAlpha: 0.24)
  }

  /// A background that is lighter on dark when elevated (F280).
  fileprivate convenience init(light: UInt32, dark: UInt32, elevated: UInt32) {
    let base = UIColor(light: light, dark: dark)
    let raised = UIColor(light: light, dark: elevated)
    self.init { $0.userInterfaceLevel == .elevated ? raised : base }
  }

  /// A colour with a light and a dark value, six hexadecimal digits each.
  convenience init(light: UInt32, alpha: CGFloat = 1, dark: UInt32, darkAlpha: CGFloat = 1) {
    let onLight = UIColor(cgColor: CGColor(RGBA(hex: light, alpha: alpha), isGray: false))
    let onDark = UIColor(cgColor: CGColor(RGBA(hex: dark, alpha: darkAlpha), isGray: false))
    self.init { $0.userInterfaceStyle == .dark ? onDark : onLight }
  }
}

extension UIColor {
  public class var black: UIColor { Fixed.black }
  public class var clear: UIColor { Fixed.clear }
  public class var lightGray: UIColor { Fixed.lightGray }
  public class var white: UIColor { Fixed.white }
  public class var red: UIColor { Fixed.red }
  public class var green: UIColor { Fixed.green }
  public class var blue: UIColor { Fixed.blue }

  /// One instance of each, made once.
  private enum Fixed {
    static let black = UIColor(white: 0, alpha: 1)
    static let clear = UIColor(white: 0, alpha: 0)
    static let lightGray = UIColor(white: 2 / 3, alpha: 1)
    static let white = UIColor(white: 1, alpha: 1)
    static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  }
}
