import Foundation

/// A drag, and its delegate calls in the order of F170.
extension UIScrollView {
  /// Slower releases turn no page, in points per second (F288).
  private static let turningSpeed: CGFloat = 300

  /// A finger stops content in motion.
  func fingerDidLand() {
    if !isTracking { hasCaughtMotion = ticker != nil }
    isTracking = true
    stopGliding()
  }

  func fingersDidLeave() {
    isTracking = false
    if hasCaughtMotion { fadeIndicators() }
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
    layer.observers.journal?.note(layer)
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

  /// - Parameter finger: The finger's velocity; the content moves the other way.
  func endDrag(velocity finger: CGPoint) {
    guard drag != nil else { return }
    drag = nil
    var velocity = CGPoint(x: -finger.x, y: -finger.y)
    for axis in ScrollAxis.allCases where !moves(along: axis) {
      velocity[keyPath: axis.coordinate] = 0
    }
    let natural = restingOffset(for: velocity)
    let wanted = isPagingEnabled ? pageOffset(for: velocity) : unfolded(natural)
    var target = wanted
    delegate?.scrollViewWillEndDragging(
      self, withVelocity: CGPoint(x: velocity.x / 1000, y: velocity.y / 1000),
      targetContentOffset: &target)
    isDragging = false
    isTracking = false
    fadeIndicators()
    if isPagingEnabled, target != wanted {
      Simulator.running.complain("Stop offset can not be modified for paging scroll views")
      target = wanted
    }
    let glides = target == natural ? glides(at: velocity) : glides(to: target, isFast: target == wanted)
    let duration = glides.values.map(\.duration).max() ?? 0
    delegate?.scrollViewDidEndDragging(self, willDecelerate: duration > 0)
    if duration > 0 { decelerate(along: glides) }
  }

  /// The next page in the direction of the velocity, or the nearest one for a slow release (F288).
  private func pageOffset(for velocity: CGPoint) -> CGPoint {
    var offset = contentOffset
    for axis in ScrollAxis.allCases where canScroll(along: axis) {
      let length = max(bounds.size[keyPath: axis.length], 1)
      let position = offset[keyPath: axis.coordinate] / length
      let speed = velocity[keyPath: axis.coordinate]
      let page =
        speed.magnitude < Self.turningSpeed
        ? position.rounded() : speed > 0 ? position.rounded(.down) + 1 : position.rounded(.up) - 1
      offset[keyPath: axis.coordinate] = page * length
    }
    return clamped(offset)
  }

  /// Content does not rest where a large title would be partly folded (F340).
  private func unfolded(_ offset: CGPoint) -> CGPoint {
    guard let fold = titleFolds.first(where: { $0.contains(offset.y) }) else { return offset }
    let isNearTop = offset.y - fold.lowerBound < fold.upperBound - offset.y
    return clamped(CGPoint(x: offset.x, y: isNearTop ? fold.lowerBound : fold.upperBound))
  }

  private func restingOffset(for velocity: CGPoint) -> CGPoint {
    var offset = contentOffset
    for axis in ScrollAxis.allCases {
      let coordinate = axis.coordinate
      let decay = ScrollDecay(
        start: offset[keyPath: coordinate], velocity: velocity[keyPath: coordinate], rate: decelerationRate)
      offset[keyPath: coordinate] = decay.end
    }
    return clamped(offset)
  }
}

/// A scroll view's pan, which also tells it of touch-downs and lifts (F171).
final class UIScrollViewPanGestureRecognizer: UIPanGestureRecognizer {
  override weak var delegate: (any UIGestureRecognizerDelegate)? {
    didSet {
      preconditionFailure("The delegate of a scroll view's pan cannot be set (F172)")
    }
  }

  private var scrollView: UIScrollView? { view as? UIScrollView }

  /// Fingers scroll and zoom together (F702).
  override func isPartner(_ other: UIGestureRecognizer) -> Bool {
    other === scrollView?.pinchGestureRecognizer
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    scrollView?.fingerDidLand()
  }

  override func reset() {
    super.reset()
    scrollView?.fingersDidLeave()
  }
}
