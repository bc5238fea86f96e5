import Foundation

/// The animation of a layer from old values to new ones, which are set already.
///
/// It is additive, as UIKit's since iOS 8 (F131): what is left of the difference is added
/// to the values that are set. A later write shows at once, and a second animation adds
/// to the first.
struct LayerDifference {
  /// Old values minus new values.
  var difference: AnimatableVector
  /// The old rotation about the anchor point, in radians clockwise.
  var angle: CGFloat = 0
  let course: any AnimationCourse
  /// The number of the block or animator that owns it.
  let owner: Int
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
  /// The values before, with what UIKit's other animations of the layer add to them.
  let former: AnimatableVector
  /// The view's background before; a layer's colour does not follow traits.
  let background: UIColor?
  /// The layer's animations at the first write: UIKit adds its own after these, and what comes
  /// later in the block is added after UIKit's (F432).
  let earlier: [LayerAnimation]
  /// Old values minus new values.
  var difference = AnimatableVector.zero
  /// The old rotation about the anchor point, in radians clockwise.
  var angle: CGFloat = 0
}

extension LayerChange {
  /// What a turn of the interface makes of a window: its old position is one of the turned
  /// interface.
  @MainActor init(_ window: UIWindow, from former: CALayerValues, in turn: InterfaceTurn) {
    var old = former
    old.position = turn.place(of: former.position)
    self.init(
      layer: window.layer, former: old.animatable, background: window.backgroundColor,
      earlier: window.layer.animations,
      difference: old.animatable - window.layer.values.animatable, angle: -turn.angle)
  }
}
