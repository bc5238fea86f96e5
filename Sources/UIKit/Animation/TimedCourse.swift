import Foundation

/// A way that begins and ends at fixed times.
struct TimedCourse: AnimationCourse {
  /// Times are reckoned by adding; what is nearer than this is the same.
  static let tolerance: TimeInterval = 1e-9

  /// In the layer's time, after any delay.
  let start: TimeInterval
  let duration: TimeInterval
  var curve = TimingCurve.easeInOut
  var allowsTouches = true
  var isHeld: Bool { false }
  var isHitWhereShown: Bool { false }

  var end: TimeInterval { start + duration }

  func isOver(at time: TimeInterval) -> Bool { time >= end - Self.tolerance }

  func progress(at time: TimeInterval, isFlat: Bool) -> SIMD2<Double> {
    guard time > start else { return .zero }
    guard !isOver(at: time) else { return .one }
    let curve = isFlat ? .linear : curve
    return curve.value(at: (time - start) / duration, within: duration)
  }
}
