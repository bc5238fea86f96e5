import UIKit

/// Writes that cost nothing if the view has the value already.
extension UIView {
  func write(transform newTransform: CGAffineTransform) {
    if transform != newTransform { transform = newTransform }
  }

  /// Layers keep opacity in single precision, so it is compared in single precision.
  func fade(to opacity: CGFloat) {
    if layer.opacity != Float(opacity) { alpha = opacity }
  }
}
