import Foundation

/// An event: its touches, or what a subclass adds.
@MainActor open class UIEvent: NSObject {
  public internal(set) var timestamp: TimeInterval
  public internal(set) var allTouches: Set<UITouch>?

  init(touches: Set<UITouch>?, time: TimeInterval) {
    allTouches = touches
    timestamp = time
  }
}

/// Two fingers on a trackpad. Recognisers that take it get no touches.
@MainActor final class ScrollEvent: UIEvent {
}
