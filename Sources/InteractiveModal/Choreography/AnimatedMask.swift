import UIKit

/// The mask through which a view is seen while a transition runs. It stands in for the one that the view has by itself, as
/// Core Animation has no masks of masks, and gives that back.
///
/// A layer that stands alone animates by itself, over a quarter of a second, all that is written to it but paths. So nothing
/// else ever is: without a frame its coordinates are those of the layer that it masks, and a path is not clipped to bounds.
/// On the view's own layer the change of masks is not animated either.
@MainActor final class AnimatedMask {
  private let masked: CALayer
  private let former: CALayer?
  private let layer = CAShapeLayer()
  private var shown: RoundedShape?

  init(on masked: CALayer) {
    self.masked = masked
    former = masked.mask
  }

  /// A mask that somebody else has put on meanwhile stays on.
  func show(_ shape: RoundedShape) {
    guard shape != shown else { return }
    let isFirst = shown == nil
    shown = shape
    layer.path = shape.path
    if isFirst { masked.mask = layer }
  }

  func giveBack() {
    if masked.mask === layer { masked.mask = former }
  }
}
