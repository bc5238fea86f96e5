import Foundation

/// A finger that lies on a row and may yet turn out to scroll.
@MainActor final class TablePress {
  /// How long a finger must rest before the row shows that it was touched (F174).
  private static let delay: TimeInterval = 0.15

  let touch: UITouch
  let path: IndexPath
  private(set) var isOver = false

  init(touch: UITouch, path: IndexPath, highlight: @escaping () -> Void) {
    self.touch = touch
    self.path = path
    let clock = Simulator.running.clock
    clock.schedule(at: clock.now + Self.delay) { [weak self] in
      if let self, !self.isOver { highlight() }
    }
  }

  func end() {
    isOver = true
  }
}
