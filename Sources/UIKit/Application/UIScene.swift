import Foundation

/// One instance of an app's interface.
@MainActor open class UIScene: UIResponder {
  public final class ConnectionOptions: NSObject {}

  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive, foregroundInactive, background
  }

  public let session: UISceneSession
  public var delegate: (any UISceneDelegate)?

  init(session: UISceneSession) { self.session = session }
}
