/// What an element is to somebody who does not see it: as far as it is modelled.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  public let rawValue: UInt64
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// A tap on it does something.
  public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
  /// It is the one that is chosen.
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
  /// It has a value that swipes up and down change (F309).
  public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
}
