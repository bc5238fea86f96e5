import Foundation

/// A transform in space. Only its plane part is modelled: this headless layer tree is flat.
public struct CATransform3D: Equatable, Sendable {
  var affine: CGAffineTransform
}

public let CATransform3DIdentity = CATransform3D(affine: .identity)

public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
  CATransform3D(affine: m)
}

public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform { t.affine }
