/// The name of a height at which a modal can stand. It is encoded as a string.
public struct DetentIdentifier: Hashable, Codable, Sendable, RawRepresentable, ExpressibleByStringLiteral {
  /// The name itself.
  public let rawValue: String
  /// - Parameter rawValue: Any text.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// - Parameter value: Any text.
  public init(stringLiteral value: String) { rawValue = value }

  /// The greatest height that fits the container.
  public static let large = DetentIdentifier(rawValue: "large")
  /// Half of that height.
  public static let medium = DetentIdentifier(rawValue: "medium")
  /// The height that the presented controller prefers.
  public static let fitContent = DetentIdentifier(rawValue: "fitContent")
}
