import UIKit

extension UIView {
  /// Sets the frame that the view has without its transform, by which a transition may move it.
  func setUntransformedFrame(_ frame: CGRect) {
    bounds.size = frame.size
    center = CGPoint(x: frame.midX, y: frame.midY)
  }
}
