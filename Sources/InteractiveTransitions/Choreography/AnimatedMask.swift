import InteractiveModal
import UIKit

/// The mask of a view during a transition. It replaces the view's own mask and restores it at the
/// end.
///
/// A layer without a view animates all changes of its own except changes of a path. So only the
/// path is written: without a frame the mask has the coordinates of the masked layer and does not
/// clip.
@MainActor final class AnimatedMask {
  private let masked: CALayer
  private let former: CALayer?
  let layer = CAShapeLayer()
  private var shown: RoundedOutline?

  init(on masked: CALayer) {
    self.masked = masked
    former = masked.mask
  }

  /// Sets the shape. A mask that other code has set meanwhile stays.
  func show(_ shape: RoundedOutline) {
    guard shape != shown else { return }
    let isFirst = shown == nil
    shown = shape
    layer.path = shape.path
    if isFirst { masked.mask = layer }
  }

  func remove() {
    if masked.mask === layer { masked.mask = former }
  }
}
