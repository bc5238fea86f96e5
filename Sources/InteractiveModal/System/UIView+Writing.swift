import UIKit

/// Writes that cost nothing if the view has the value already.
extension UIView {
  package func write(transform newTransform: CGAffineTransform) {
    if transform != newTransform { transform = newTransform }
  }

  func write(transform newTransform: CATransform3D) {
    if !CATransform3DEqualToTransform(transform3D, newTransform) { transform3D = newTransform }
  }

  package func place(at newCenter: CGPoint) { if center != newCenter { center = newCenter } }

  package func setSize(_ size: CGSize) { if bounds.size != size { bounds.size = size } }

  /// Layers keep opacity in single precision, so it is compared in single precision.
  package func fade(to opacity: CGFloat) { if layer.opacity != Float(opacity) { alpha = opacity } }

  func round(to radius: CGFloat) { if layer.cornerRadius != radius { layer.cornerRadius = radius } }
}
