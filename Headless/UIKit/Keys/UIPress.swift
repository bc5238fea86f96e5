import Foundation

/// One press of a key.
@MainActor open class UIPress: NSObject {
  public enum Phase: Int, Sendable {
    case began, changed, stationary, ended, cancelled
  }

  public internal(set) var phase = Phase.began
  public internal(set) var timestamp: TimeInterval
  public internal(set) weak var window: UIWindow?
  /// The responder that gets the press first, from its beginning to its end.
  public internal(set) weak var responder: UIResponder?
  public let key: UIKey?

  init(key: UIKey, time: TimeInterval, window: UIWindow) {
    self.key = key
    timestamp = time
    self.window = window
  }
}

/// The key presses of one moment.
@MainActor public final class UIPressesEvent: UIEvent {
  public let allPresses: Set<UIPress>

  init(_ press: UIPress) {
    allPresses = [press]
    super.init(touches: nil, time: press.timestamp)
  }
}

extension UIWindow {
  /// Delivers presses to the responder that got their beginning (F260).
  func dispatch(_ event: UIPressesEvent) {
    for press in event.allPresses {
      switch press.phase {
      case .began: begin(press, event)
      case .ended: press.responder?.pressesEnded([press], with: event)
      case .cancelled: press.responder?.pressesCancelled([press], with: event)
      case .changed, .stationary: break
      }
    }
  }

  /// A key that was a command is not delivered as a press (F306).
  private func begin(_ press: UIPress, _ event: UIPressesEvent) {
    if performKeyCommand(for: press) { return press.responder = nil }
    press.responder?.pressesBegan([press], with: event)
  }

  /// The responder for a press that begins now: the first responder,
  /// else the front-most view (F260). `nil` during a transition that cannot be interrupted, as
  /// with touches (F53).
  var responderForPresses: UIResponder? {
    if transitions.contains(where: { !$0.takesTouches }) { return nil }
    return firstResponder ?? rootViewController?.frontmost.view
  }
}

extension UIViewController {
  /// The top-most presented controller that is not being dismissed;
  /// the top of a navigation controller.
  fileprivate var frontmost: UIViewController {
    if let presentation, !presentation.isLeaving {
      return presentation.presented.frontmost
    }
    return (self as? UINavigationController)?.topViewController ?? self
  }
}
