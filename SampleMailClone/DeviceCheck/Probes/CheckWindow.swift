import UIKit

/// A window that keeps the last stroke of a finger.
final class CheckWindow: UIWindow {
  /// A finger from its landing to its lift.
  struct Stroke {
    var moves = 0
    /// From where it came down to where it was last, in points downwards.
    var distance: CGFloat = 0
  }

  /// The last stroke; `nil` while a finger is down.
  private(set) var stroke: Stroke?
  private var (present, start) = (Stroke(), CGFloat(0))

  override func sendEvent(_ event: UIEvent) {
    for touch in event.allTouches ?? [] {
      switch touch.phase {
      case .began: (stroke, present, start) = (nil, Stroke(), touch.location(in: self).y)
      case .moved:
        present.moves += 1
        present.distance = touch.location(in: self).y - start
      case .ended, .cancelled: stroke = present
      default: break
      }
    }
    super.sendEvent(event)
  }

  func forgetStroke() { stroke = nil }
}
