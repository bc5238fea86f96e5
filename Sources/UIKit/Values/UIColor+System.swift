import Foundation

/// The colours whose light and dark values the system decides; increased contrast and the elevated
/// level are not modelled.
extension UIColor {
  public class var systemRed: UIColor { Adaptable.systemRed }
  public class var systemGreen: UIColor { Adaptable.systemGreen }
  public class var systemBlue: UIColor { Adaptable.systemBlue }
  public class var systemOrange: UIColor { Adaptable.systemOrange }
  public class var systemYellow: UIColor { Adaptable.systemYellow }
  public class var systemPink: UIColor { Adaptable.systemPink }
  public class var systemPurple: UIColor { Adaptable.systemPurple }
  public class var systemTeal: UIColor { Adaptable.systemTeal }
  public class var systemIndigo: UIColor { Adaptable.systemIndigo }
  public class var systemBrown: UIColor { Adaptable.systemBrown }
  public class var systemMint: UIColor { Adaptable.systemMint }
  public class var systemCyan: UIColor { Adaptable.systemCyan }
  public class var systemGray: UIColor { Adaptable.systemGray }
  public class var systemGray2: UIColor { Adaptable.systemGray2 }
  public class var systemGray3: UIColor { Adaptable.systemGray3 }
  public class var systemGray4: UIColor { Adaptable.systemGray4 }
  public class var systemGray5: UIColor { Adaptable.systemGray5 }
  public class var systemGray6: UIColor { Adaptable.systemGray6 }

  /// The app's accent colour, system blue; a view's own tint is not looked up.
  public class var tintColor: UIColor { Adaptable.systemBlue }

  private enum Adaptable {
    static let systemRed = UIColor(light: 0xFF3B30, dark: 0xFF453A)
    static let systemGreen = UIColor(light: 0x34C759, dark: 0x30D158)
    static let systemBlue = UIColor(light: 0x007AFF, dark: 0x0A84FF)
    static let systemOrange = UIColor(light: 0xFF9500, dark: 0xFF9F0A)
    static let systemYellow = UIColor(light: 0xFFCC00, dark: 0xFFD60A)
    static let systemPink = UIColor(light: 0xFF2D55, dark: 0xFF375F)
    static let systemPurple = UIColor(light: 0xAF52DE, dark: 0xBF5AF2)
    static let systemTeal = UIColor(light: 0x30B0C7, dark: 0x40C8E0)
    static let systemIndigo = UIColor(light: 0x5856D6, dark: 0x5E5CE6)
    static let systemBrown = UIColor(light: 0xA2845E, dark: 0xAC8E68)
    static let systemMint = UIColor(light: 0x00C7BE, dark: 0x63E6E2)
    static let systemCyan = UIColor(light: 0x32ADE6, dark: 0x64D2FF)
    static let systemGray = UIColor(light: 0x8E8E93, dark: 0x8E8E93)
    static let systemGray2 = UIColor(light: 0xAEAEB2, dark: 0x636366)
    static let systemGray3 = UIColor(light: 0xC7C7CC, dark: 0x48484A)
    static let systemGray4 = UIColor(light: 0xD1D1D6, dark: 0x3A3A3C)
    static let systemGray5 = UIColor(light: 0xE5E5EA, dark: 0x2C2C2E)
    static let systemGray6 = UIColor(light: 0xF2F2F7, dark: 0x1C1C1E)
  }
}
