import Foundation

/// One key, or one button of a remote control, that is held down. Only keys are modelled.
@MainActor open class UIPress: NSObject {
  public enum Phase: Int, Sendable {
    case began, changed, stationary, ended, cancelled
  }

  public internal(set) var phase = Phase.began
  public internal(set) var timestamp: TimeInterval
  public internal(set) weak var window: UIWindow?
  /// Who hears of the press first, from its beginning to its end.
  public internal(set) weak var responder: UIResponder?
  public let key: UIKey?

  init(key: UIKey, time: TimeInterval, window: UIWindow) {
    self.key = key
    timestamp = time
    self.window = window
  }
}
