import Foundation

/// A layer's way from an old geometry to a new one, which is set already.
///
/// It is additive, as UIKit's are since iOS 8 (F131): what is left of the difference is added to what is set. So what
/// is written meanwhile shows at once, and a second animation goes on top of the first.
struct LayerAnimation: Equatable, Sendable {
  /// The old geometry less the new.
  let difference: SIMD16<Double>
  /// How far the layer stood turned about its anchor, in radians clockwise.
  let angle: CGFloat
  let start: TimeInterval
  let duration: TimeInterval

  func isOver(at time: TimeInterval) -> Bool { time >= start + duration }

  /// Adds what is left at `time`.
  func apply(to values: inout CALayerValues, at time: TimeInterval) {
    let left = 1 - EaseInEaseOut.value(at: (time - start) / duration)
    values.geometry += left * difference
    guard angle != 0 else { return }
    values.transform.affine = values.transform.affine
      .concatenating(CGAffineTransform(rotationAngle: angle * left))
  }
}
