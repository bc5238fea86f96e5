import Foundation

/// A drag, and what the delegate hears of it, in the order of F170.
extension UIScrollView {
  /// Slower than this a page is not turned, in points per second (F288).
  private static let turningSpeed: CGFloat = 300

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
    let natural = restingPlace(for: velocity)
    let wanted = isPagingEnabled ? page(for: velocity) : unfolded(natural)
    var target = wanted
    delegate?.scrollViewWillEndDragging(
      self, withVelocity: CGPoint(x: velocity.x / 1000, y: velocity.y / 1000),
      targetContentOffset: &target)
    isDragging = false
    isTracking = false
    if isPagingEnabled, target != wanted {
      Simulator.running.complain("Stop offset can not be modified for paging scroll views")
      target = wanted
    }
    let glides = target == natural ? glides(at: velocity) : glides(to: target, isFast: target == wanted)
    let duration = glides.values.map(\.duration).max() ?? 0
    delegate?.scrollViewDidEndDragging(self, willDecelerate: duration > 0)
    if duration > 0 { decelerate(along: glides) }
  }

  /// The next page the way that the content goes, or the nearest if it hardly moves (F288).
  private func page(for velocity: CGPoint) -> CGPoint {
    var place = contentOffset
    for axis in ScrollAxis.allCases where canScroll(along: axis) {
      let length = max(bounds.size[keyPath: axis.length], 1)
      let position = place[keyPath: axis.coordinate] / length
      let speed = velocity[keyPath: axis.coordinate]
      let page =
        speed.magnitude < Self.turningSpeed
        ? position.rounded() : speed > 0 ? position.rounded(.down) + 1 : position.rounded(.up) - 1
      place[keyPath: axis.coordinate] = page * length
    }
    return clamped(place)
  }

  /// A large title is left out, or folded away (F340).
  private func unfolded(_ place: CGPoint) -> CGPoint {
    guard let fold = titleFold, fold.contains(place.y) else { return place }
    let isNearTop = place.y - fold.lowerBound < fold.upperBound - place.y
    return clamped(CGPoint(x: place.x, y: isNearTop ? fold.lowerBound : fold.upperBound))
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
