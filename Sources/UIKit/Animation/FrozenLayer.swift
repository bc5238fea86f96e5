import Foundation

/// A layer that an animator stopped on its way.
@MainActor struct FrozenLayer {
  let layer: CALayer
  /// The view's background before the animation, and after it.
  let former: UIColor?
  let latter: UIColor?
  /// The old values less the new.
  let difference: AnimatableVector
  /// What is shown less the new.
  let remainder: AnimatableVector

  func freeze() { layer.shift(by: remainder, background: nil) }

  /// Puts it at one end, or leaves it where it is (F107).
  func finish(at position: UIViewAnimatingPosition) {
    switch position {
    case .end: layer.shift(by: AnimatableVector.zero - remainder, background: latter)
    case .start: layer.shift(by: difference - remainder, background: former)
    case .current: break
    }
  }
}

extension CALayer {
  /// Moves what is set, and nothing that lies in the layer: that has a way of its own.
  ///
  /// - Parameter background: What the view's background is then; `nil` for the layer's colour.
  @MainActor func shift(by difference: AnimatableVector, background: UIColor?) {
    guard difference != .zero else { return }
    let color = values.backgroundColor
    values.animatable += difference
    guard let owner else { return }
    AnimationRecorder.pause {
      if values.backgroundColor != color {
        owner.backgroundColor = background ?? values.backgroundColor.map(UIColor.init(cgColor:))
      }
    }
    owner.layerDidShift()
  }
}
