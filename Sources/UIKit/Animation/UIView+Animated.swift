import Foundation

extension UIView {
  /// F132
  var animationsAllowTouches: Bool { layer.animations.allSatisfy(\.course.allowsTouches) }

  /// A point of the superview's, where this view is hit: what is set counts (F161), but for an animator's views (F111).
  func hitPoint(for point: CGPoint, of superview: UIView) -> CGPoint {
    guard layer.animations.contains(where: \.course.isHitWhereShown) else {
      return superview.convert(point, to: self)
    }
    return point.applying(layer.shown.transformToSuperlayer.inverted())
  }

  /// An animation left its mark on the layer.
  func layerDidShift() {
    markNeedsLayout()
    superview?.markNeedsLayout()
    updateSafeArea()
    subviews.forEach { $0.updateSafeArea() }
  }
}
