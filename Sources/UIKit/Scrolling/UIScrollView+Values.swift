import Foundation

extension UIScrollView {
  /// What a drag does to the keyboard; following the finger is not modelled.
  public enum KeyboardDismissMode: Int, Sendable {
    case none, onDrag
  }

  /// Which parts of the safe area become insets of the content (F165).
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    case automatic, scrollableAxes, never, always
  }

  /// How much of its speed released content keeps after each millisecond (F168).
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    public static let normal = DecelerationRate(rawValue: 0.998)
    public static let fast = DecelerationRate(rawValue: 0.99)
  }
}
