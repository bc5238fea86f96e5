import Foundation

/// A transform in space: a point (x, y, z, 1), as a row, times the matrix. A layer is a plane without
/// perspective, so it shows what the transform does to x and y.
public struct CATransform3D: Equatable, Sendable {
  private var row1: SIMD4<Double>
  private var row2: SIMD4<Double>
  private var row3: SIMD4<Double>
  private var row4: SIMD4<Double>

  public var m14: CGFloat {
    get { row1[3] }
    set { row1[3] = newValue }
  }
  public var m41: CGFloat {
    get { row4[0] }
    set { row4[0] = newValue }
  }
  public var m42: CGFloat {
    get { row4[1] }
    set { row4[1] = newValue }
  }

  fileprivate init(
    _ row1: SIMD4<Double>, _ row2: SIMD4<Double>, _ row3: SIMD4<Double>, _ row4: SIMD4<Double>
  ) { (self.row1, self.row2, self.row3, self.row4) = (row1, row2, row3, row4) }

  init(affine: CGAffineTransform) {
    self = CATransform3DIdentity
    self.affine = affine
  }

  /// What it does to x and y.
  package var affine: CGAffineTransform {
    get { CGAffineTransform(a: row1[0], b: row1[1], c: row2[0], d: row2[1], tx: row4[0], ty: row4[1]) }
    set {
      (row1[0], row1[1], row2[0], row2[1]) = (newValue.a, newValue.b, newValue.c, newValue.d)
      (row4[0], row4[1]) = (newValue.tx, newValue.ty)
    }
  }

  /// Whether a plane's points are divided by their distance.
  var hasPerspective: Bool { row1[3] != 0 || row2[3] != 0 || row4[3] != 1 }
  var isFinite: Bool { (row1 + row2 + row3 + row4).sum().isFinite }

  fileprivate func concatenated(_ row: SIMD4<Double>) -> SIMD4<Double> {
    row1 * row[0] + row2 * row[1] + row3 * row[2] + row4 * row[3]
  }

  fileprivate func concatenating(_ other: CATransform3D) -> CATransform3D {
    CATransform3D(
      other.concatenated(row1), other.concatenated(row2), other.concatenated(row3), other.concatenated(row4))
  }
}

public let CATransform3DIdentity = CATransform3D(
  SIMD4(1, 0, 0, 0), SIMD4(0, 1, 0, 0), SIMD4(0, 0, 1, 0), SIMD4(0, 0, 0, 1))

public func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
  CATransform3D(SIMD4(1, 0, 0, 0), SIMD4(0, 1, 0, 0), SIMD4(0, 0, 1, 0), SIMD4(tx, ty, tz, 1))
}

public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
  CATransform3D(SIMD4(sx, 0, 0, 0), SIMD4(0, sy, 0, 0), SIMD4(0, 0, sz, 0), SIMD4(0, 0, 0, 1))
}

/// A rotation by radians about an axis of any length but 0, which gives the identity.
public func CATransform3DMakeRotation(
  _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  let length = (x * x + y * y + z * z).squareRoot()
  guard length > 0 else { return CATransform3DIdentity }
  let (x, y, z, cosine, sine) = (x / length, y / length, z / length, cos(angle), sin(angle))
  let rest = 1 - cosine
  return CATransform3D(
    SIMD4(cosine + x * x * rest, x * y * rest + z * sine, x * z * rest - y * sine, 0),
    SIMD4(x * y * rest - z * sine, cosine + y * y * rest, y * z * rest + x * sine, 0),
    SIMD4(x * z * rest + y * sine, y * z * rest - x * sine, cosine + z * z * rest, 0), SIMD4(0, 0, 0, 1))
}

public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
  CATransform3D(affine: m)
}

public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform { t.affine }

/// Applies `a` first, then `b`.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
  a.concatenating(b)
}

public func CATransform3DTranslate(
  _ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D { CATransform3DMakeTranslation(tx, ty, tz).concatenating(t) }
