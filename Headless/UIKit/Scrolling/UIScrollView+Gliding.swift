import Foundation

/// Content that moves by itself: after a release (F168, F169), or because the app scrolls.
extension UIScrollView {
  /// The duration of `setContentOffset(_:animated:)`, in seconds.
  private static let animationDuration: TimeInterval = 0.3

  func glides(at velocity: CGPoint) -> [ScrollAxis: ScrollGlide] {
    glides { axis in
      ScrollGlide(
        start: contentOffset[keyPath: axis.coordinate],
        velocity: velocity[keyPath: axis.coordinate], range: restRange(along: axis),
        rate: decelerationRate, bounces: bounces)
    }
  }

  func glides(to target: CGPoint, isFast: Bool) -> [ScrollAxis: ScrollGlide] {
    glides { axis in
      ScrollGlide(
        start: contentOffset[keyPath: axis.coordinate], target: target[keyPath: axis.coordinate],
        range: restRange(along: axis), rate: isFast ? .fast : decelerationRate, bounces: bounces)
    }
  }

  private func glides(_ glide: (ScrollAxis) -> ScrollGlide) -> [ScrollAxis: ScrollGlide] {
    Dictionary(uniqueKeysWithValues: ScrollAxis.allCases.map { ($0, glide($0)) })
  }

  func decelerate(along glides: [ScrollAxis: ScrollGlide]) {
    isDecelerating = true
    delegate?.scrollViewWillBeginDecelerating(self)
    run(glides)
  }

  func glide(at velocity: CGPoint) { decelerate(along: glides(at: velocity)) }

  private func run(_ glides: [ScrollAxis: ScrollGlide]) {
    let duration = glides.values.map(\.duration).max() ?? 0
    let ticker = FrameTicker { [weak self] time in
      guard let self else { return }
      var offset = contentOffset
      for (axis, glide) in glides {
        offset[keyPath: axis.coordinate] = glide.position(at: time)
      }
      moveContent(to: offset)
      if time >= duration { endGlide() }
    }
    keep(ticker)
  }

  /// Content that a meanwhile changed size or inset left beyond its edge moves on.
  private func endGlide() {
    stopGliding()
    if clamped(contentOffset) != contentOffset { glide(at: .zero) }
  }

  /// A finger that lands meanwhile moves the content on from there (F173).
  func animateScroll(to target: CGPoint) {
    let start = contentOffset
    let ticker = FrameTicker { [weak self] time in
      let share = min(time / Self.animationDuration, 1)
      let eased = share * share * (3 - 2 * share)
      self?.contentOffset = CGPoint(
        x: start.x + (target.x - start.x) * eased, y: start.y + (target.y - start.y) * eased)
      if share == 1 { self?.stopGliding() }
    }
    keep(ticker)
  }

  private func keep(_ ticker: FrameTicker) {
    self.ticker?.stop()
    self.ticker = ticker
  }

  /// Ends any motion and tells the delegate.
  func stopGliding() {
    guard let ticker else { return }
    ticker.stop()
    self.ticker = nil
    if isDecelerating {
      isDecelerating = false
      fadeIndicators()
      delegate?.scrollViewDidEndDecelerating(self)
    } else {
      delegate?.scrollViewDidEndScrollingAnimation(self)
    }
  }
}
