import Foundation

/// What happened in one moment: the touches, unless a subclass tells of something else.
@MainActor open class UIEvent: NSObject {
  public enum EventType: Int, Sendable {
    case touches, motion, remoteControl, presses, scroll = 10, hover, transform = 14
  }

  open var type: EventType { .touches }
  public internal(set) var timestamp: TimeInterval
  public internal(set) var allTouches: Set<UITouch>?

  init(touches: Set<UITouch>?, time: TimeInterval) {
    allTouches = touches
    timestamp = time
  }

  public func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    allTouches?.filter { $0.gestureRecognizers?.contains { $0 === gesture } ?? false }
  }
}
