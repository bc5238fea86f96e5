import Foundation

/// One instance of an app's interface.
@MainActor open class UIScene: UIResponder {
  public final class ConnectionOptions: NSObject {}

  public let session: UISceneSession
  public var delegate: (any UISceneDelegate)?

  init(session: UISceneSession) { self.session = session }
}
