import Foundation

/// A finger of a page on the screen.
@MainActor final class LiveFinger {
  let finger: Finger
  /// From the place that the page tells to the one that is touched; unknown after the device has turned.
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

  /// The finger stays on its spot of the glass, which has other coordinates now: its way counts on from there.
  func deviceDidTurn() { offset = nil }
}
