import Foundation

/// A layer's way from old values to new ones, which are set already.
///
/// It is additive, as UIKit's are since iOS 8 (F131): what is left of the difference is added to what is set. So what
/// is written meanwhile shows at once, and a second animation goes on top of the first.
struct LayerAnimation {
  /// The old values less the new.
  var difference: AnimatableVector
  /// How far the layer stood turned about its anchor, in radians clockwise.
  var angle: CGFloat = 0
  let course: any AnimationCourse
  /// What it belongs to: a block, or an animator.
  var owner: ObjectIdentifier?

  /// Whether there is nothing left that it moves.
  var isEmpty: Bool { difference == .zero && angle == 0 }

  /// What is still to be taken off at `time`.
  func remainder(at time: TimeInterval, isFlat: Bool) -> AnimatableVector {
    let left = .one - course.progress(at: time, isFlat: isFlat)
    var share = AnimatableVector(repeating: left.x)
    share[AnimatableVector.vertical] = left.y
    return share * difference
  }

  /// Adds what is left at `time`.
  func apply(to values: inout CALayerValues, at time: TimeInterval, isFlat: Bool) {
    values.animatable += remainder(at: time, isFlat: isFlat)
    guard angle != 0 else { return }
    let left = 1 - course.progress(at: time, isFlat: isFlat).x
    values.transform.affine = values.transform.affine
      .concatenating(CGAffineTransform(rotationAngle: angle * left))
  }
}
