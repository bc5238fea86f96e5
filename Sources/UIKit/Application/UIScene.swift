import Foundation

/// One instance of an app's interface.
@MainActor open class UIScene: UIResponder {
  public final class ConnectionOptions: NSObject {}

  public let session: UISceneSession
  public var delegate: (any UISceneDelegate)?

  init(session: UISceneSession) { self.session = session }
}

/// A scene that holds windows.
@MainActor open class UIWindowScene: UIScene {
  public internal(set) var windows: [UIWindow] = []
  unowned let simulator: Simulator

  init(session: UISceneSession, simulator: Simulator) {
    self.simulator = simulator
    super.init(session: session)
  }

  public var screen: UIScreen { simulator.screen }
  public var interfaceOrientation: UIInterfaceOrientation { simulator.orientation }
  public var traitCollection: UITraitCollection { simulator.traitCollection }
}

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

/// Says which classes make a scene.
@MainActor public final class UISceneConfiguration: NSObject {
  public let name: String?
  public let role: UISceneSession.Role
  public var delegateClass: AnyClass?

  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
  }
}

/// Hears of a scene's life. On Linux the delegate is made by its `init()`.
@MainActor public protocol UISceneDelegate: NSObjectProtocol {
  init()
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)
}

extension UISceneDelegate {
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}
}

/// Hears of a window scene's life.
@MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {
  var window: UIWindow? { get set }
}
