import Foundation

/// An animator's way from one fraction to an end.
struct AnimatorMotion {
  /// The fraction that it sets out from, and 0 or 1.
  let origin: Double
  let goal: Double
  /// By the time of the layers, after any delay.
  let start: TimeInterval
  let duration: TimeInterval
  let curve: TimingCurve
  /// The part of the curve that it goes through: all of it, the rest, or back what it came (F99, F104).
  var span = (from: 0.0, to: 1.0)

  func isOver(at time: TimeInterval) -> Bool { time >= start + duration - TimedCourse.tolerance }

  /// The share of its time that has passed.
  func share(at time: TimeInterval) -> Double {
    guard !isOver(at: time) else { return 1 }
    return duration > 0 ? max(0, (time - start) / duration) : 1
  }

  /// The share of the way that is done after a share of the time.
  func ease(_ share: Double) -> SIMD2<Double> {
    guard share > 0 else { return .zero }
    guard share < 1 else { return .one }
    let (first, last) = (value(span.from), value(span.to))
    guard abs(last.x - first.x) > 1e-9 else { return .one }
    return (value(span.from + (span.to - span.from) * share) - first) / (last - first)
  }

  private func value(_ place: Double) -> SIMD2<Double> { curve.value(at: place, within: duration) }
}
