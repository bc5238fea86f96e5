import UIKit

/// A finger of a page on the screen.
@MainActor final class LiveFinger {
  let finger: Finger
  /// From the point that the page sends to the touched point; `nil` after the interface has turned.
  private var offset: CGVector?

  init(_ finger: Finger) {
    self.finger = finger
    offset = .zero
  }

  func move(to point: CGPoint) {
    let offset = offset ?? CGVector(dx: finger.location.x - point.x, dy: finger.location.y - point.y)
    self.offset = offset
    finger.move(to: CGPoint(x: point.x + offset.dx, y: point.y + offset.dy))
  }

  /// The finger stays on the glass, which has other coordinates now. The next move sets a new offset.
  func interfaceDidTurn() { offset = nil }
}
