import Foundation

/// What a block of animations did to a layer.
struct LayerChange {
  let layer: CALayer
  /// What the screen showed before.
  let shown: AnimatableVector
  /// The view's background before: a layer's colour does not change with traits.
  let background: UIColor?
  /// The old values less the new.
  var difference = AnimatableVector.zero
}
