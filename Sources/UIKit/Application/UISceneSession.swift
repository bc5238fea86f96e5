import Foundation

/// Identifies a scene across launches.
@MainActor public final class UISceneSession: NSObject {
  public struct Role: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }

  public let role = Role.windowApplication
  public internal(set) var configuration: UISceneConfiguration

  override init() { configuration = UISceneConfiguration(name: nil, sessionRole: .windowApplication) }
}
