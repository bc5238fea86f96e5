import Foundation

/// A layer that an animator stopped.
@MainActor struct FrozenLayer {
  let layer: CALayer
  /// The view's background before and after the animation.
  let former: UIColor?
  let latter: UIColor?
  /// Old values minus new values.
  let difference: AnimatableVector
  /// Shown values minus new values.
  let remainder: AnimatableVector
  /// The values that the animator has set.
  let goal: AnimatableVector

  func freeze() { layer.shift(by: remainder, background: nil) }

  /// Puts the layer at an end, or leaves it where it stopped (F107).
  func finish(at position: UIViewAnimatingPosition) {
    switch position {
    case .end:
      // Zero unless other code has written a value since.
      let written = Simulator.running.finishPutsBack ? goal - (layer.values.animatable - remainder) : .zero
      layer.shift(by: written.touching(difference) - remainder, background: latter)
    case .start: layer.shift(by: difference - remainder, background: former)
    case .current: break
    }
  }
}

extension CALayer {
  /// Changes the values that are set, without the effects of a write on subviews. Without a
  /// `background` the view takes the layer's colour.
  @MainActor func shift(by difference: AnimatableVector, background: UIColor?) {
    guard difference != .zero else { return }
    let (color, former) = (values.backgroundColor, values)
    values.animatable += difference
    guard let owner else { return }
    AnimationRecorder.pause {
      if values.backgroundColor != color {
        owner.backgroundColor = background ?? values.backgroundColor.map(UIColor.init(cgColor:))
      }
    }
    // Opacity and colours mark nothing for layout (F179).
    let isPlaced = values.position == former.position && values.bounds == former.bounds
    if !isPlaced || values.transform != former.transform { owner.layerDidShift() }
  }
}
