import UIKit

extension TestScreen {
  /// Taps a point, and waits until nothing moves.
  @discardableResult func tap(_ point: CGPoint) -> Self {
    finger.down(at: point)
    clock.advance(by: 0.05)
    return lift()
  }
}
