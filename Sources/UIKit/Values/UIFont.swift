import Foundation

/// A size and a weight of the system font, the one typeface modelled.
public final class UIFont: NSObject, Sendable {
  public let pointSize: CGFloat
  let weight: Weight
  let isItalic: Bool
  /// Nothing for a font of fixed size.
  let scaling: Scaling?

  init(pointSize: CGFloat, weight: Weight, isItalic: Bool = false, scaling: Scaling? = nil) {
    precondition(pointSize > 0, "a font of \(pointSize) points cannot be set")
    self.pointSize = pointSize
    self.weight = weight
    self.isItalic = isItalic
    self.scaling = scaling
  }

  public class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(pointSize: fontSize, weight: .regular)
  }

  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(pointSize: fontSize, weight: weight)
  }

  public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(pointSize: fontSize, weight: .semibold)
  }

  public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(pointSize: fontSize, weight: .regular, isItalic: true)
  }

  public class var labelFontSize: CGFloat { 17 }
  public class var buttonFontSize: CGFloat { 18 }
  public class var smallSystemFontSize: CGFloat { 12 }
  public class var systemFontSize: CGFloat { 14 }

  public func withSize(_ fontSize: CGFloat) -> UIFont {
    UIFont(pointSize: fontSize, weight: weight, isItalic: isItalic)
  }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return pointSize == other.pointSize && weight == other.weight && isItalic == other.isItalic
  }

  public override var hash: Int {
    var hasher = Hasher()
    hasher.combine(pointSize)
    hasher.combine(weight)
    hasher.combine(isItalic)
    return hasher.finalize()
  }
}

/// The proportions of San Francisco, as a device reports them at 17 points.
extension UIFont {
  /// The top of the line above the baseline.
  public var ascender: CGFloat { pointSize * 0.95215 }
  /// The foot of the line below the baseline: negative.
  public var descender: CGFloat { pointSize * -0.24121 }
  public var lineHeight: CGFloat { ascender - descender }
  public var capHeight: CGFloat { pointSize * 0.70459 }
  public var xHeight: CGFloat { pointSize * 0.52637 }
  public var leading: CGFloat { 0 }
}
