import Foundation

/// The animation of a layer from old values to new ones, which are set already.
///
/// It is additive, as UIKit's since iOS 8 (F131): what is left of the difference is added
/// to the values that are set. A later write shows at once, and a second animation adds
/// to the first.
struct LayerAnimation {
  /// Old values minus new values.
  var difference: AnimatableVector
  /// The old rotation about the anchor point, in radians clockwise.
  var angle: CGFloat = 0
  let course: any AnimationCourse
  /// The number of the block or animator that owns it; `nil` for a rotation's.
  var owner: Int?
  /// Its key on the layer, which differs from all others (F420).
  var key = ""

  /// Whether it changes nothing.
  var isEmpty: Bool { difference == .zero && angle == 0 }

  /// The part of the difference that is left at `time`.
  func remainder(at time: TimeInterval, isFlat: Bool) -> AnimatableVector {
    let left = .one - course.progress(at: time, isFlat: isFlat)
    var share = AnimatableVector(repeating: left.x)
    share[AnimatableVector.vertical] = left.y
    return share * difference
  }

  /// Adds the part that is left at `time`.
  func apply(to values: inout CALayerValues, at time: TimeInterval, isFlat: Bool) {
    values.animatable += remainder(at: time, isFlat: isFlat)
    guard angle != 0 else { return }
    let left = 1 - course.progress(at: time, isFlat: isFlat).x
    values.transform.affine = values.transform.affine
      .concatenating(CGAffineTransform(rotationAngle: angle * left))
  }
}

/// The change that a block of animations made to a layer.
struct LayerChange {
  let layer: CALayer
  /// The values that the screen showed before.
  let shown: AnimatableVector
  /// The view's background before; a layer's colour does not follow traits.
  let background: UIColor?
  /// Old values minus new values.
  var difference = AnimatableVector.zero
}

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

  func freeze() { layer.shift(by: remainder, background: nil) }

  /// Puts the layer at an end, or leaves it where it stopped (F107).
  func finish(at position: UIViewAnimatingPosition) {
    switch position {
    case .end: layer.shift(by: AnimatableVector.zero - remainder, background: latter)
    case .start: layer.shift(by: difference - remainder, background: former)
    case .current: break
    }
  }
}

extension CALayer {
  /// Changes the values that are set, without the effects of a write on subviews.
  ///
  /// - Parameter background: The view's new background; `nil` takes the layer's colour.
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
