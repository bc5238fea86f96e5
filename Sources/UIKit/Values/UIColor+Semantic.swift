import Foundation

/// The colours named after what they are for.
extension UIColor {
  public class var label: UIColor { Semantic.label }
  public class var secondaryLabel: UIColor { Semantic.secondaryLabel }
  public class var tertiaryLabel: UIColor { Semantic.tertiaryLabel }
  public class var quaternaryLabel: UIColor { Semantic.quaternaryLabel }
  public class var placeholderText: UIColor { Semantic.placeholderText }
  public class var link: UIColor { Semantic.link }
  public class var separator: UIColor { Semantic.separator }
  public class var opaqueSeparator: UIColor { Semantic.opaqueSeparator }
  public class var systemBackground: UIColor { Semantic.systemBackground }
  public class var secondarySystemBackground: UIColor { Semantic.secondarySystemBackground }
  public class var tertiarySystemBackground: UIColor { Semantic.tertiarySystemBackground }
  public class var systemGroupedBackground: UIColor { Semantic.systemGroupedBackground }
  public class var secondarySystemGroupedBackground: UIColor { Semantic.secondarySystemGroupedBackground }
  public class var tertiarySystemGroupedBackground: UIColor { Semantic.tertiarySystemGroupedBackground }
  public class var systemFill: UIColor { Semantic.systemFill }
  public class var secondarySystemFill: UIColor { Semantic.secondarySystemFill }
  public class var tertiarySystemFill: UIColor { Semantic.tertiarySystemFill }
  public class var quaternarySystemFill: UIColor { Semantic.quaternarySystemFill }

  private enum Semantic {
    static let label = UIColor(light: 0x000000, dark: 0xFFFFFF)
    static let secondaryLabel = UIColor(
      light: 0x3C3C43, alpha: 0.6, dark: 0xEBEBF5, darkAlpha: 0.6)
    static let tertiaryLabel = UIColor(
      light: 0x3C3C43, alpha: 0.3, dark: 0xEBEBF5, darkAlpha: 0.3)
    static let quaternaryLabel = UIColor(
      light: 0x3C3C43, alpha: 0.18, dark: 0xEBEBF5, darkAlpha: 0.16)
    static let placeholderText = UIColor(
      light: 0x3C3C43, alpha: 0.3, dark: 0xEBEBF5, darkAlpha: 0.3)
    static let link = UIColor(light: 0x007AFF, dark: 0x0984FF)
    static let separator = UIColor(
      light: 0x3C3C43, alpha: 0.29, dark: 0x545458, darkAlpha: 0.6)
    static let opaqueSeparator = UIColor(light: 0xC6C6C8, dark: 0x38383A)
    static let systemBackground = UIColor(light: 0xFFFFFF, dark: 0x000000, elevated: 0x1C1C1E)
    static let secondarySystemBackground = UIColor(
      light: 0xF2F2F7, dark: 0x1C1C1E, elevated: 0x2C2C2E)
    static let tertiarySystemBackground = UIColor(
      light: 0xFFFFFF, dark: 0x2C2C2E, elevated: 0x3A3A3C)
    static let systemGroupedBackground = UIColor(
      light: 0xF2F2F7, dark: 0x000000, elevated: 0x1C1C1E)
    static let secondarySystemGroupedBackground = UIColor(
      light: 0xFFFFFF, dark: 0x1C1C1E, elevated: 0x2C2C2E)
    static let tertiarySystemGroupedBackground = UIColor(
      light: 0xF2F2F7, dark: 0x2C2C2E, elevated: 0x3A3A3C)
    static let systemFill = UIColor(
      light: 0x787880, alpha: 0.2, dark: 0x787880, darkAlpha: 0.36)
    static let secondarySystemFill = UIColor(
      light: 0x787880, alpha: 0.16, dark: 0x787880, darkAlpha: 0.32)
    static let tertiarySystemFill = UIColor(
      light: 0x767680, alpha: 0.12, dark: 0x767680, darkAlpha: 0.24)
    static let quaternarySystemFill = UIColor(
      light: 0x747480, alpha: 0.08, dark: 0x747480, darkAlpha: 0.18)
  }

  /// A background that is lighter where it stands out from a dark one (F280).
  fileprivate convenience init(light: UInt32, dark: UInt32, elevated: UInt32) {
    let base = UIColor(light: light, dark: dark)
    let raised = UIColor(light: light, dark: elevated)
    self.init { $0.userInterfaceLevel == .elevated ? raised : base }
  }

  /// A colour with one value on light and another on dark, six hexadecimal digits each.
  convenience init(light: UInt32, alpha: CGFloat = 1, dark: UInt32, darkAlpha: CGFloat = 1) {
    let onLight = UIColor(cgColor: CGColor(RGBA(hex: light, alpha: alpha), isGray: false))
    let onDark = UIColor(cgColor: CGColor(RGBA(hex: dark, alpha: darkAlpha), isGray: false))
    self.init { $0.userInterfaceStyle == .dark ? onDark : onLight }
  }
}
