import Foundation

extension CALayer {
  /// The values as the screen shows them now: those that are set, and what animations add to them.
  var shown: CALayerValues {
    guard !animations.isEmpty else { return values }
    let now = CACurrentMediaTime()
    let (time, isFlat) = (time(at: now), isTimeFlat(at: now))
    var shown = animations.reduce(into: values) { $1.apply(to: &$0, at: time, isFlat: isFlat) }
    // What is written meanwhile may be smaller than what is still to be taken off; a spring swings over.
    shown.bounds.size.width = max(0, shown.bounds.size.width)
    shown.bounds.size.height = max(0, shown.bounds.size.height)
    shown.cornerRadius = max(0, shown.cornerRadius)
    shown.opacity = min(max(0, shown.opacity), 1)
    return shown
  }

  /// A copy with the values that are shown, without sublayers; the layer itself while nothing animates it (F185).
  public func presentation() -> Self? {
    guard !animations.isEmpty else { return self }
    let copy = type(of: self).init()
    copy.values = shown
    copy.contents = contents
    copy.original = self
    return copy
  }

  /// The layer that a presentation is a copy of.
  public func model() -> Self { original as? Self ?? self }
}
