import Foundation

/// The running app.
@MainActor open class UIApplication: UIResponder {
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
  }
  public enum State: Int, Sendable { case active, inactive, background }

  public static var shared: UIApplication { Simulator.running.application }

  public private(set) var applicationState = State.active
  public internal(set) var connectedScenes: Set<UIScene> = []
  public var delegate: (any UIApplicationDelegate)?

  public var preferredContentSizeCategory: UIContentSizeCategory {
    Simulator.running.preferredContentSizeCategory
  }

  nonisolated public static let willResignActiveNotification = name("WillResignActive")
  nonisolated public static let didBecomeActiveNotification = name("DidBecomeActive")
  nonisolated public static let didEnterBackgroundNotification = name("DidEnterBackground")
  nonisolated public static let willEnterForegroundNotification = name("WillEnterForeground")

  nonisolated private static func name(_ event: String) -> NSNotification.Name {
    NSNotification.Name("UIApplication\(event)Notification")
  }

  /// Changes the state, and tells of it.
  func change(to new: State) {
    guard new != applicationState else { return }
    let old = applicationState
    applicationState = new
    let name =
      switch (old, new) {
      case (.active, _): Self.willResignActiveNotification
      case (_, .active): Self.didBecomeActiveNotification
      case (_, .background): Self.didEnterBackgroundNotification
      case (_, .inactive): Self.willEnterForegroundNotification
      }
    NotificationCenter.default.post(name: name, object: self)
  }
}
