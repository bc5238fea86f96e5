import Foundation

/// A size and weight of the system font, the only typeface modelled.
public final class UIFont: NSObject, Sendable {
  public let pointSize: CGFloat
  package let weight: Weight
  /// `nil` for a font of fixed size.
  let scaling: Scaling?

  init(pointSize: CGFloat, weight: Weight, scaling: Scaling? = nil) {
    precondition(pointSize > 0, "a font of \(pointSize) points cannot be set")
    self.pointSize = pointSize
    self.weight = weight
    self.scaling = scaling
  }

  public class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(pointSize: fontSize, weight: .regular)
  }

  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(pointSize: fontSize, weight: weight)
  }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return pointSize == other.pointSize && weight == other.weight
  }

  public override var hash: Int { [pointSize, weight.rawValue].hashValue }
}

/// San Francisco's proportions, as a device reports them at 17 points.
extension UIFont {
  /// The top of the line above the baseline.
  public var ascender: CGFloat { pointSize * 0.95215 }
  /// The bottom of the line below the baseline; negative.
  public var descender: CGFloat { pointSize * -0.24121 }
  public var lineHeight: CGFloat { ascender - descender }
}
