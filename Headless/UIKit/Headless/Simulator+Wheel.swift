import Foundation

/// The wheel of a mouse.
extension Simulator {
  /// Scrolls what lies under the pointer (F263): along each axis, the innermost scroll view there that can still
  /// go that way. Its content's offset grows by `delta`, to its limit; numbers that are none are not felt.
  public func scroll(by delta: CGVector, at point: CGPoint) {
    guard point.isFinite, let view = window(at: point)?.hitTest(point, with: nil) else { return }
    view.scrollByWheel(delta.dx, along: .horizontal)
    view.scrollByWheel(delta.dy, along: .vertical)
    clock.runTurns()
  }
}

extension UIView {
  fileprivate func scrollByWheel(_ distance: CGFloat, along axis: ScrollAxis) {
    guard distance.isFinite, distance != 0 else { return }
    let views = sequence(first: self, next: \.superview).lazy.compactMap { $0 as? UIScrollView }
    views.first { $0.canMove(by: distance, along: axis) }?.turnWheel(by: distance, along: axis)
  }
}

extension UIScrollView {
  /// Not while a finger holds the content.
  fileprivate func canMove(by distance: CGFloat, along axis: ScrollAxis) -> Bool {
    isScrollEnabled && !isDragging && wheelTarget(for: distance, along: axis) != contentOffset
  }

  /// A wheel turns in steps that have no end, so nothing is pulled beyond a limit and nothing springs back.
  fileprivate func turnWheel(by distance: CGFloat, along axis: ScrollAxis) {
    setContentOffset(wheelTarget(for: distance, along: axis), animated: false)
    flashScrollIndicators()
  }

  /// Never back to where the wheel was turned away from, as from beyond a limit.
  private func wheelTarget(for distance: CGFloat, along axis: ScrollAxis) -> CGPoint {
    var offset = contentOffset
    let present = offset[keyPath: axis.coordinate]
    let wanted = restRange(along: axis).clamping(present + distance)
    offset[keyPath: axis.coordinate] = distance > 0 ? max(present, wanted) : min(present, wanted)
    return offset
  }
}
