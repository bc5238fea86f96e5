/// What an additive animation of a transform multiplies it by (F500, F740).
struct TransformFactor {
  private let matrix: CGAffineTransform

  /// The factor that key frames name.
  init(_ matrix: CGAffineTransform) { self.matrix = matrix }

  /// The factor that makes another transform of one. The first one must be invertible.
  init(from one: CGAffineTransform, to other: CGAffineTransform) {
    matrix =
      Self.comesFirst
      ? other.concatenating(one.inverted()) : one.inverted().concatenating(other)
  }

  /// Whether the factor applies before what it is added to. Apple does not say it (F740).
  private static var comesFirst: Bool { World.current.layerObservers.addedTransformComesFirst }

  fileprivate func product(with transform: CGAffineTransform) -> CGAffineTransform {
    Self.comesFirst ? matrix.concatenating(transform) : transform.concatenating(matrix)
  }
}

extension CGAffineTransform {
  mutating func multiply(by factor: TransformFactor) { self = factor.product(with: self) }

  var isInvertible: Bool { a * d - b * c != 0 }
}
