import Foundation

/// A transform of a plane in space: what it does to x and y, a perspective along y, and a scale of z, which a layer, a
/// plane, does not show.
public struct CATransform3D: Equatable, Sendable {
  /// What it does to x and y; with a perspective, beside the line that keeps its size. All conversions of points are
  /// affine, so with a perspective they are exact on that line alone. The film shows the whole.
  package var affine: CGAffineTransform
  var depth: CGFloat = 1
  /// How much smaller everything gets for each point below the line that keeps its size, and the line's y.
  package var perspective = CGPoint.zero

  var isFinite: Bool { affine.isFinite && depth.isFinite && perspective.isFinite }

  /// Returns what the transform does to the points beside a line, for the anchor as origin.
  package func affine(near y: CGFloat) -> CGAffineTransform {
    let (strength, line) = (perspective.x, perspective.y)
    guard strength != 0 else { return affine }
    let (weight, middle) = (1 + strength * (y - line), CGPoint(x: 0, y: line).applying(affine))
    func place(_ y: CGFloat) -> CGPoint {
      let (flat, excess) = (CGPoint(x: 0, y: y).applying(affine), strength * (y - line))
      return CGPoint(
        x: (flat.x + excess * middle.x) / (1 + excess), y: (flat.y + excess * middle.y) / (1 + excess))
    }
    let (here, next) = (place(y), place(y + 1))
    let slope = CGPoint(x: next.x - here.x, y: next.y - here.y)
    return CGAffineTransform(
      a: affine.a / weight, b: affine.b / weight, c: slope.x, d: slope.y,
      tx: here.x - slope.x * y, ty: here.y - slope.y * y)
  }
}

extension CATransform3D {
  /// Of a plane alone: x and y depend on no z. The perspective may be along y.
  public init(
    m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat, m21: CGFloat, m22: CGFloat, m23: CGFloat,
    m24: CGFloat, m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat, m41: CGFloat, m42: CGFloat,
    m43: CGFloat, m44: CGFloat
  ) {
    precondition(
      [m13, m14, m23, m31, m32, m34, m43].allSatisfy { $0 == 0 } && m24 != 0,
      "Headless UIKit has transforms of planes, with a perspective along y only")
    let line = (1 - m44) / m24
    let middle = CGPoint(x: m21 * line + m41, y: m22 * line + m42)
    let (c, d) = (m21 - m24 * middle.x, m22 - m24 * middle.y)
    self.init(
      affine: CGAffineTransform(
        a: m11, b: m12, c: c, d: d, tx: middle.x - c * line, ty: middle.y - d * line),
      depth: m33, perspective: CGPoint(x: m24, y: line))
  }
}

public let CATransform3DIdentity = CATransform3D(affine: .identity)

public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
  CATransform3D(affine: CGAffineTransform(scaleX: sx, y: sy), depth: sz)
}

public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
  CATransform3D(affine: m)
}

public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool { a == b }
