import Foundation

/// A number that stays within its domain: what lies outside is taken for the nearer end, and what is no number
/// for the default.
@propertyWrapper public struct Clamped: Equatable, Sendable {
  private let range: ClosedRange<CGFloat>
  private let fallback: CGFloat
  private var value: CGFloat

  /// - Parameters:
  ///   - wrappedValue: The default; it lies in the range.
  ///   - range: The domain.
  public init(wrappedValue: CGFloat, _ range: ClosedRange<CGFloat>) {
    self.range = range
    fallback = wrappedValue
    value = wrappedValue
  }

  /// The number, within its domain.
  public var wrappedValue: CGFloat {
    get { value }
    set { value = newValue.isNaN ? fallback : min(max(newValue, range.lowerBound), range.upperBound) }
  }
}
