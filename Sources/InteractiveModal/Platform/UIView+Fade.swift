import UIKit

extension UIView {
  /// Layers keep opacity in single precision: what stands already is compared as they do.
  func fade(to opacity: CGFloat) {
    if layer.opacity != Float(opacity) { alpha = opacity }
  }
}
