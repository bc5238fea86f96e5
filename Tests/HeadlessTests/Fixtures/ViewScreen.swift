import TestWorld
import UIKit

extension ViewScreen: TestScreen {
  /// Puts the finger on the bar of a card, and drags it.
  @discardableResult func grab(_ points: CGFloat = 600) -> Self {
    finger.down(at: CGPoint(x: 200, y: topFrame.minY + 20))
    drag(by: CGVector(dx: 0, dy: points))
    return self
  }
}
