import Foundation

extension CALayer {
  /// The shown values: the values that are set plus those that animations add.
  package var shown: CALayerValues {
    guard isAnimated else { return values }
    let now = CACurrentMediaTime()
    let (time, isFlat) = (time(at: now), isTimeFlat(at: now))
    var shown = animations.reduce(into: played(at: time)) { $1.apply(to: &$0, at: time, isFlat: isFlat) }
    // A later write or a spring's overshoot can make the sum invalid.
    shown.bounds.size.width = max(0, shown.bounds.size.width)
    shown.bounds.size.height = max(0, shown.bounds.size.height)
    shown.cornerRadius = max(0, shown.cornerRadius)
    shown.opacity = min(max(0, shown.opacity), 1)
    return shown
  }

  /// The present values without what blocks add.
  var played: CALayerValues { keyFrames.isEmpty ? values : played(at: time(at: CACurrentMediaTime())) }

  /// The values that are set, with those of key frames in their place.
  private func played(at time: TimeInterval) -> CALayerValues {
    keyFrames.reduce(into: values) { $1.apply(to: &$0, at: time) }
  }

  private var isAnimated: Bool { !animations.isEmpty || !keyFrames.isEmpty }

  /// A copy with the shown values and no sublayers; the layer itself without animation (F185).
  public func presentation() -> Self? {
    guard isAnimated else { return self }
    let copy = type(of: self).init()
    copy.values = shown
    copy.contents = contents
    copy.original = self
    return copy
  }

  /// The layer of a presentation copy.
  public func model() -> Self { original as? Self ?? self }
}
