import Foundation

/// A drag, and what the delegate hears of it, in the order of F170.
extension UIScrollView {
  /// A finger stops content that moves by itself.
  func fingerDidLand() {
    if !isTracking { hasCaughtMotion = ticker != nil }
    isTracking = true
    stopGliding()
  }

  func fingersDidLeave() {
    isTracking = false
    if !isDragging, ticker == nil, clamped(contentOffset) != contentOffset { glide(at: .zero) }
  }

  func rubberBand(along axis: ScrollAxis) -> ScrollRubberBand {
    ScrollRubberBand(
      range: restRange(along: axis), dimension: bounds.size[keyPath: axis.length])
  }

  func beginDrag() {
    stopGliding()
    isTracking = true
    isDragging = true
    drag = ScrollDrag(of: self)
    if keyboardDismissMode == .onDrag { window?.endEditing(true) }
    delegate?.scrollViewWillBeginDragging(self)
    followFinger()
  }

  func followFinger() {
    guard let drag else { return }
    moveContent(to: drag.offset(in: self))
    refreshControl?.contentWasPulled(by: -adjustedContentInset.top - contentOffset.y)
  }

  /// `velocity` is the finger's; the content moves the other way.
  func endDrag(velocity finger: CGPoint) {
    guard drag != nil else { return }
    drag = nil
    var velocity = CGPoint(x: -finger.x, y: -finger.y)
    for axis in ScrollAxis.allCases where !moves(along: axis) {
      velocity[keyPath: axis.coordinate] = 0
    }
    let wanted = restingPlace(for: velocity)
    var target = wanted
    delegate?.scrollViewWillEndDragging(
      self, withVelocity: CGPoint(x: velocity.x / 1000, y: velocity.y / 1000),
      targetContentOffset: &target)
    isDragging = false
    isTracking = false
    let glides = target == wanted ? glides(at: velocity) : glides(to: target)
    let duration = glides.values.map(\.duration).max() ?? 0
    delegate?.scrollViewDidEndDragging(self, willDecelerate: duration > 0)
    if duration > 0 { decelerate(along: glides) }
  }

  private func restingPlace(for velocity: CGPoint) -> CGPoint {
    var place = contentOffset
    for axis in ScrollAxis.allCases {
      let coordinate = axis.coordinate
      let decay = ScrollDecay(
        start: place[keyPath: coordinate], velocity: velocity[keyPath: coordinate],
        rate: decelerationRate)
      place[keyPath: coordinate] = decay.end
    }
    return clamped(place)
  }
}
