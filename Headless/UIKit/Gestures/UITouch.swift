import Foundation

/// One finger on the screen. Locations are stored in the window's coordinates.
@MainActor open class UITouch: NSObject {
  public enum Phase: Int, Sendable {
    case began, moved, stationary, ended, cancelled, regionEntered, regionMoved, regionExited
  }

  public internal(set) var phase = Phase.began
  public internal(set) var timestamp: TimeInterval
  public internal(set) weak var view: UIView?
  public internal(set) weak var window: UIWindow?
  public internal(set) var gestureRecognizers: [UIGestureRecognizer]?
  var location: CGPoint
  var previous: CGPoint
  /// Whether views no longer get the touch, because a recogniser has taken it (F148).
  var isCancelledInView = false
  var hasBegunInView = false
  /// The pointer's location, for a scroll of a trackpad: then `location` is the pointer's moved
  /// by the fingers.
  var pointer: CGPoint?
  var isScroll: Bool { pointer != nil }

  init(location: CGPoint, time: TimeInterval, window: UIWindow) {
    self.location = location
    previous = location
    timestamp = time
    self.window = window
  }

  /// Called at the touch's end: recognisers that ignored it release it too.
  func leaveRecognizers() {
    gestureRecognizers?.forEach { $0.forget([self]) }
    gestureRecognizers = nil
  }

  public func location(in view: UIView?) -> CGPoint {
    window?.convert(location, to: view ?? window) ?? location
  }

  public func previousLocation(in view: UIView?) -> CGPoint {
    window?.convert(previous, to: view ?? window) ?? previous
  }
}
