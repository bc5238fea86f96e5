import Foundation

/// What two fingers on a trackpad do. Recognisers that take it hear of no touch.
@MainActor final class ScrollEvent: UIEvent {
  override var type: EventType { .scroll }
}
