import Foundation

/// How a layer's time goes from one moment to another.
struct LayerTravel {
  let start: TimeInterval
  let duration: TimeInterval
  let curve: CubicCurve

  var end: TimeInterval { start + duration }

  func isOver(at time: TimeInterval) -> Bool { time >= end - TimedCourse.tolerance }

  func share(at time: TimeInterval) -> Double {
    duration > 0 ? curve.value(at: (time - start) / duration) : 1
  }

  /// When a share of the way is done.
  func moment(of share: Double) -> TimeInterval { start + duration * curve.time(at: share) }
}
