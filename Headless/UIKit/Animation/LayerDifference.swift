import Foundation

/// The animation of one property of a layer from an old value to a new one, which is set already.
/// What is left of the difference is added to the values that are set (F131).
struct LayerDifference {
  /// The property; `nil` for the books that an animator keeps on a layer (F441).
  let keyPath: String?
  /// Old values minus new values.
  var difference: AnimatableVector
  /// The new transform.
  private let transform: CGAffineTransform
  /// The old rotation about the anchor point, in radians clockwise.
  private let angle: CGFloat
  var course: any AnimationCourse
  /// The number of the block or animator that owns it.
  let owner: Int
  /// Its key on the layer, which differs from all others (F420).
  var key = ""

  /// Whether it changes nothing.
  var isEmpty: Bool { difference == .zero && angle == 0 }

  /// The part of the difference that is left at `time`.
  func remainder(at time: TimeInterval) -> AnimatableVector {
    let left = .one - course.progress(at: time)
    var share = AnimatableVector(repeating: left.x)
    share[AnimatableVector.vertical] = left.y
    return share * difference
  }

  /// Adds the part that is left at `time`.
  func apply(to values: inout CALayerValues, at time: TimeInterval) {
    if difference != .zero {
      let remainder = remainder(at: time)
      if keyPath == AnimatableVector.transform, transform.isInvertible {
        values.transform.affine.multiply(
          by: TransformFactor(from: transform, to: (transform.vector + remainder).matrix))
      } else {
        values.animatable += remainder
      }
    }
    guard angle != 0 else { return }
    let left = 1 - course.progress(at: time).x
    values.transform.affine = values.transform.affine
      .concatenating(CGAffineTransform(rotationAngle: angle * left))
  }
}

extension LayerDifference {
  /// The animations that UIKit adds for a change: one for each property (F420).
  static func all(
    of difference: AnimatableVector, to transform: CGAffineTransform, turnedBy angle: CGFloat,
    along course: any AnimationCourse, owner: Int
  ) -> [LayerDifference] {
    AnimatableVector.properties.compactMap { keyPath, range in
      let part = difference.limited(to: range)
      let angle = keyPath == AnimatableVector.transform ? angle : 0
      guard part != .zero || angle != 0 else { return nil }
      return LayerDifference(
        keyPath: keyPath, difference: part, transform: transform, angle: angle, course: course, owner: owner)
    }
  }

  /// The books that an animator keeps on a layer: they show nothing (F441).
  static func books(along course: any AnimationCourse, owner: Int) -> LayerDifference {
    LayerDifference(
      keyPath: nil, difference: .zero, transform: .identity, angle: 0, course: course, owner: owner)
  }
}

/// The change that a block of animations made to a layer.
struct LayerChange {
  let layer: CALayer
  /// The view's background before; a layer's colour does not follow traits.
  let background: UIColor?
  /// The layer's animations at the first write: UIKit adds its own after these, and what comes
  /// later in the block is added after UIKit's (F432).
  let earlier: [LayerAnimation]
  /// The key frame of the block, as shares of its time (F490); `nil` for all of the time.
  var part: ClosedRange<Double>?
  /// Old values minus new values, of each animated write (F501).
  var difference = AnimatableVector.zero
  /// The transform after the last animated write.
  var transform = CGAffineTransform.identity
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
      layer: window.layer, background: window.backgroundColor, earlier: window.layer.animations,
      difference: old.animatable - window.layer.values.animatable,
      transform: window.layer.values.transform.affine, angle: -turn.angle)
  }
}
