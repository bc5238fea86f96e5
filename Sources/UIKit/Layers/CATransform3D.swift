import Foundation

/// A transform in space, of which only the plane part is modelled.
public struct CATransform3D: Equatable, Sendable {
  package var affine: CGAffineTransform
}

public let CATransform3DIdentity = CATransform3D(affine: .identity)

public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
  CATransform3D(affine: m)
}

public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform { t.affine }
