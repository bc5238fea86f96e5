import Foundation

/// A transform in space without perspective: what it does to x and y, and a scale of z, which a layer,
/// a plane, does not show.
public struct CATransform3D: Equatable, Sendable {
  /// What it does to x and y.
  package var affine: CGAffineTransform
  var depth: CGFloat = 1

  var isFinite: Bool { affine.isFinite && depth.isFinite }
}

public let CATransform3DIdentity = CATransform3D(affine: .identity)

public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
  CATransform3D(affine: CGAffineTransform(scaleX: sx, y: sy), depth: sz)
}

public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
  CATransform3D(affine: m)
}
