import Foundation

/// An instance of the app's interface.
@MainActor open class UIScene: UIResponder {
  public final class ConnectionOptions: NSObject {}

  public enum ActivationState: Int, Sendable {
    case foregroundActive, foregroundInactive, background
  }

  public let session: UISceneSession
  public var delegate: (any UISceneDelegate)?
  public internal(set) var activationState = ActivationState.foregroundActive

  nonisolated public static let willDeactivateNotification = name("WillDeactivate")
  nonisolated public static let didActivateNotification = name("DidActivate")
  nonisolated public static let didEnterBackgroundNotification = name("DidEnterBackground")
  nonisolated public static let willEnterForegroundNotification = name("WillEnterForeground")

  nonisolated private static func name(_ event: String) -> NSNotification.Name {
    NSNotification.Name("UIScene\(event)Notification")
  }

  init(session: UISceneSession) { self.session = session }
}

/// A scene with windows.
@MainActor open class UIWindowScene: UIScene {
  public internal(set) var windows: [UIWindow] = []
  public let statusBarManager: UIStatusBarManager?
  unowned let simulator: Simulator
  /// The window of the scene that gets the keyboard's input (F388).
  public var keyWindow: UIWindow? { windows.first(where: \.isKeyWindow) }

  init(session: UISceneSession, simulator: Simulator) {
    self.simulator = simulator
    statusBarManager = UIStatusBarManager(simulator)
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
  /// What the scene was doing when the app went to the background, also in an earlier launch (F614).
  public var stateRestorationActivity: NSUserActivity?

  override init() { configuration = UISceneConfiguration(name: nil, sessionRole: .windowApplication) }
}

/// The classes that make a scene.
@MainActor public final class UISceneConfiguration: NSObject {
  public let name: String?
  public let role: UISceneSession.Role
  public var delegateClass: AnyClass?

  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
  }
}

/// Told of the scene's life. On Linux `init()` makes the delegate.
@MainActor public protocol UISceneDelegate: NSObjectProtocol {
  init()
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)
  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
  func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity)
}

extension UISceneDelegate {
  public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { nil }
  public func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity) {}

  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}
}

@MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {
  var window: UIWindow? { get set }
}

/// Tells how the status bar of a scene looks (F395).
@MainActor public final class UIStatusBarManager: NSObject {
  private unowned let simulator: Simulator

  init(_ simulator: Simulator) { self.simulator = simulator }

  public var statusBarStyle: UIStatusBarStyle { simulator.systemBars.statusBarStyle }
  public var isStatusBarHidden: Bool { simulator.systemBars.isStatusBarHidden }
}
