import Foundation

/// One finger on the screen. Locations are kept in the window's coordinates.
@MainActor open class UITouch: NSObject {
  public enum Phase: Int, Sendable {
    case began, moved, stationary, ended, cancelled, regionEntered, regionMoved, regionExited
  }
  public enum TouchType: Int, Sendable {
    case direct, indirect, pencil, indirectPointer
  }

  public internal(set) var phase = Phase.began
  public internal(set) var timestamp: TimeInterval
  public internal(set) var tapCount = 1
  public internal(set) weak var view: UIView?
  public internal(set) weak var window: UIWindow?
  public internal(set) var gestureRecognizers: [UIGestureRecognizer]?
  public let type = TouchType.direct
  var location: CGPoint
  var previous: CGPoint
  /// Views no longer hear of a touch that a recogniser has taken (F148).
  var isCancelledInView = false
  var hasBegunInView = false
  /// Where the pointer is, for what is not a touch but a scroll: its location is how far the fingers went.
  var pointer: CGPoint?
  var isScroll: Bool { pointer != nil }

  init(location: CGPoint, time: TimeInterval, window: UIWindow) {
    self.location = location
    previous = location
    timestamp = time
    self.window = window
  }

  /// The touch is over: those that gave it up before, too, let go of it.
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
