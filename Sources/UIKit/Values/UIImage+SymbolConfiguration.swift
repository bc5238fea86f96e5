import Foundation

extension UIImage {
  /// What an image is asked to look like; only symbols can be asked here.
  open class Configuration: NSObject, @unchecked Sendable {
    // Unchecked as on Apple's systems, where it has subclasses; it holds nothing.
    fileprivate override init() {}
  }

  /// How large a symbol is; weights and scales are not modelled.
  public final class SymbolConfiguration: Configuration, @unchecked Sendable {
    // Unchecked because its superclass is; it never changes.
    let pointSize: CGFloat

    /// The size of a symbol that stands beside text of `pointSize`.
    public init(pointSize: CGFloat) {
      self.pointSize = pointSize
      super.init()
    }

    public convenience init(font: UIFont) {
      self.init(pointSize: font.pointSize)
    }

    public convenience init(textStyle: UIFont.TextStyle) {
      self.init(font: .preferredFont(forTextStyle: textStyle))
    }
  }
}
