import Foundation

/// The running app.
@MainActor open class UIApplication: UIResponder {
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
  }
  public enum State: Int, Sendable { case active, inactive, background }

  public static var shared: UIApplication { Simulator.running.application }

  public internal(set) var applicationState = State.active
  public internal(set) var connectedScenes: Set<UIScene> = []
  public var delegate: (any UIApplicationDelegate)?

  public var preferredContentSizeCategory: UIContentSizeCategory {
    Simulator.running.preferredContentSizeCategory
  }
  public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    Simulator.running.userInterfaceLayoutDirection
  }

  nonisolated public class var willResignActiveNotification: NSNotification.Name {
    .init("UIApplicationWillResignActiveNotification")
  }
  nonisolated public class var didBecomeActiveNotification: NSNotification.Name {
    .init("UIApplicationDidBecomeActiveNotification")
  }
  nonisolated public class var didEnterBackgroundNotification: NSNotification.Name {
    .init("UIApplicationDidEnterBackgroundNotification")
  }
  nonisolated public class var willEnterForegroundNotification: NSNotification.Name {
    .init("UIApplicationWillEnterForegroundNotification")
  }

  func post(_ name: NSNotification.Name) { NotificationCenter.default.post(name: name, object: self) }
}
