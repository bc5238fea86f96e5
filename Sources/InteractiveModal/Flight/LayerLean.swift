import UIKit

/// How a layer leans back into the screen about a line across it, as a spread card does, and how far it is moved.
struct LayerLean: Equatable, Sendable {
  /// How far away the eye is, in points.
  private static let distance: CGFloat = 1400

  var offset = CGPoint.zero
  /// In radians; 0 stands upright.
  var angle: CGFloat = 0
  /// Where the line is below the anchor, in points. It keeps its length.
  var pivot: CGFloat = 0

  /// The transform of the layer's plane. Its points keep the depth 0, so layers do not cut through one another.
  var transform: CATransform3D {
    guard angle != 0 else {
      return CATransform3DMakeAffineTransform(CGAffineTransform(translationX: offset.x, y: offset.y))
    }
    let (height, perspective) = (cos(angle), sin(angle) / Self.distance)
    let (weight, line) = (1 - perspective * pivot, pivot + offset.y)
    return CATransform3D(
      m11: 1, m12: 0, m13: 0, m14: 0,
      m21: perspective * offset.x, m22: height + perspective * line, m23: 0, m24: perspective,
      m31: 0, m32: 0, m33: 1, m34: 0,
      m41: weight * offset.x, m42: weight * line - height * pivot, m43: 0, m44: weight)
  }
}
