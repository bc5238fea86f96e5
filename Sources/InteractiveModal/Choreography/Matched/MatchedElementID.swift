/// The name by which a view of one screen is known to be the same thing as a view of another.
///
/// ```swift
/// extension MatchedElementID {
///   static let avatar: MatchedElementID = "avatar"
/// }
/// ```
public struct MatchedElementID: Hashable, Sendable, RawRepresentable, ExpressibleByStringLiteral {
  /// The name itself.
  public let rawValue: String
  /// - Parameter rawValue: Any text.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// - Parameter value: Any text.
  public init(stringLiteral value: String) { rawValue = value }
}
