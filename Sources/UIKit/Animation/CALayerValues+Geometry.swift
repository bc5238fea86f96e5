import Foundation

extension CALayerValues {
  /// What an animated change of layout moves, as one vector: position, bounds, transform and corner radius.
  var geometry: SIMD16<Double> {
    get {
      let (origin, size, matrix) = (bounds.origin, bounds.size, transform.affine)
      return SIMD16(
        position.x, position.y, origin.x, origin.y, size.width, size.height, matrix.a, matrix.b, matrix.c,
        matrix.d, matrix.tx, matrix.ty, cornerRadius, 0, 0, 0)
    }
    set {
      position = CGPoint(x: newValue[0], y: newValue[1])
      bounds = CGRect(x: newValue[2], y: newValue[3], width: newValue[4], height: newValue[5])
      transform.affine = CGAffineTransform(
        a: newValue[6], b: newValue[7], c: newValue[8], d: newValue[9], tx: newValue[10], ty: newValue[11])
      cornerRadius = newValue[12]
    }
  }

  /// Takes a point of the layer's coordinates to its superlayer's.
  var transformToSuperlayer: CGAffineTransform {
    let anchor = CGPoint(
      x: bounds.minX + bounds.width * anchorPoint.x, y: bounds.minY + bounds.height * anchorPoint.y)
    return CGAffineTransform(translationX: -anchor.x, y: -anchor.y)
      .concatenating(transform.affine)
      .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
  }
}
